/** What stands over a registration, whether or not the app runs yet, and in what search engines show of it. */
export const registrationTitles = {
  contractor: {
    title: 'Contractor Registration',
    says: 'Open a free contractor account and find work in Australian mining and resources.',
  },
  company: {
    title: 'Company Registration',
    says: 'Register your company and find contractors for Australian mining and resources.',
  },
} as const
