/** What each thing is called, in what people are told and in what stands. */
export const names = {
  account: (audience: string, email: string) => `account of ${audience} ${email}`,
  application: (job: string, email: string) => `application of ${email} to ${job}`,
  posting: (job: string) => `posting of ${job} with a credit`,
  paid: (job: string) => `posting of ${job} paid by card`,
  resume: (email: string, place: string) => `${place} resume of ${email}`,
  title: (job: string) => `title of ${job}`,
  wish: (email: string) => `wished role of ${email}`,
  decision: (application: string) => `decision on ${application}`,
} as const
