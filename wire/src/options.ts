/** Sizes, lives and limits of the wire contract, in one place for both sides. */

const minute = 60
const hour = 60 * minute
const day = 24 * hour

export const lives = {
  bearerIdleSeconds: day,
  bearerSeconds: 14 * day,
  adminIdleSeconds: 8 * hour,
  adminSeconds: day,
  resetLinkSeconds: hour,
  resetLinkKeptSeconds: 30 * day,
  adminLinkSeconds: 15 * minute,
  knownDeviceSeconds: 90 * day,
  uploadTicketSeconds: 15 * minute,
  idempotencyKeySeconds: day,
  registrationDraftSeconds: 30 * day,
  untouchedJobDraftSeconds: 7 * day,
  removedProfileSeconds: 30 * day,
  /** So long a company can take a decision back before anybody hears of it. */
  decisionSettlesSeconds: 5 * minute,
  invitationSeconds: 7 * day,
  invitationKeptSeconds: 30 * day,
} as const

export const limits = {
  failedSignInsPerAccount: { name: 'sign-in:account', points: 10, seconds: 15 * minute },
  failedSignInsPerAddress: { name: 'sign-in:address', points: 50, seconds: 15 * minute },
  /** Of a device that the account knows, in place of the two above. */
  failedSignInsPerDevice: { name: 'sign-in:device', points: 10, seconds: 15 * minute },
  recoveryCalls: { name: 'recovery', points: 60, seconds: hour },
  recoveryMailsPerAccount: { name: 'recovery:account', points: 5, seconds: hour },
  /** Letters that an account was changed, to one address. */
  changeMails: { name: 'change:address', points: 20, seconds: day },
  resetTokenChecks: { name: 'reset-check', points: 120, seconds: hour },
  places: { name: 'places', points: 120, seconds: minute },
  placesOutside: { name: 'places:outside', points: 60, seconds: minute },
  emailChecks: { name: 'email-check', points: 60, seconds: minute },
  registrations: { name: 'registration', points: 200, seconds: hour },
  /** Resumes that are read for guests; each costs the time of a cage. */
  guestResumes: { name: 'guest-resume', points: 20, seconds: hour },
  registrationDrafts: { name: 'registration-draft', points: 300, seconds: hour },
  /** Leave to put a logo: for a network address, and for what it is put for. */
  logoTickets: { name: 'logo-ticket', points: 100, seconds: day },
  logoTicketsOfDraft: { name: 'logo-ticket:draft', points: 20, seconds: day },
  logoTicketsOfCompany: { name: 'logo-ticket:company', points: 50, seconds: day, each: 'caller' },
  logoUploads: { name: 'logo-upload', points: 300, seconds: hour },
  pictures: { name: 'picture', points: 30, seconds: 30 * minute, each: 'caller' },
  /** PDFs and sheets. */
  documents: { name: 'document', points: 60, seconds: hour, each: 'caller' },
  descriptions: { name: 'description', points: 20, seconds: day, each: 'caller' },
  contractorResumes: { name: 'resume', points: 20, seconds: day, each: 'caller' },
  staffResumes: { name: 'staff-resume', points: 600, seconds: hour, each: 'staff account' },
  applications: { name: 'application', points: 200, seconds: day, each: 'caller' },
  /** To a company, about the same person and job. */
  applicationMails: { name: 'application:mail', points: 3, seconds: day },
  /** The same of a talent pool. */
  poolApplicationMails: { name: 'pool-application:mail', points: 3, seconds: day },
  messages: { name: 'message', points: 60, seconds: hour, each: 'caller' },
  invitations: { name: 'invitation', points: 50, seconds: day, each: 'company account' },
  /** However many companies invite the same address. */
  invitationMails: { name: 'invitation:address', points: 5, seconds: day },
  /** Links to answer by, which nobody has to sign in for. */
  freeAnswers: { name: 'free-answer', points: 120, seconds: hour },
  sharedProfiles: { name: 'shared-profile', points: 300, seconds: hour, each: 'caller' },
  marketData: { name: 'market-data', points: 120, seconds: minute },
  ownDataExports: { name: 'own-data', points: 10, seconds: day, each: 'caller' },
} as const

export const sizes = {
  jsonBytes: 1_048_576,
  multipartBytes: 25 * 1_048_576,
  logoBytes: 2_097_152,
  pictureBytes: 5 * 1_048_576,
  resumeBytes: 10 * 1_048_576,
  /** The side of a stored profile picture, in pixels. */
  pictureSide: 512,
  nameLength: 120,
  lineLength: 255,
  emailLength: 254,
  phoneLength: 32,
  stateLength: 60,
  paragraphLength: 4000,
  descriptionLength: 4000,
  streetMinLength: 5,
  pageSize: 20,
  contractorPageSize: 24,
  largestPage: 100,
  searchLength: 200,
  idempotencyKeyLength: 100,
  /** So many devices an account knows at most. */
  knownDevices: 20,
  /** So many people a company's account has at most, those who are invited among them. */
  peopleOfCompany: 50,
  notesOnApplicant: 200,
  /** Of what a resume says, so many entries are hidden, changed or added by its owner at most. */
  corrections: 300,
} as const

export const productTimeZone = 'Australia/Sydney'

export const employeeSizes = [
  '1-10',
  '11-50',
  '51-200',
  '201-500',
  '501-1000',
  '1001-5000',
  '5001-10000',
  '10000+',
] as const

export const australianStates = ['NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'ACT', 'NT'] as const

export const visaOther = 'Other'
export const visaNone = "I'm not a citizen and don't hold a visa"

export const visaOptions = [
  'Citizen',
  'Permanent Resident',
  'Visa with full working rights',
  'Visa that requires sponsorship',
  'Working Holiday Visa',
  visaNone,
  visaOther,
] as const

/** The one choice that is said in the first person, as everybody reads it where it tells of somebody. */
export function visaInWords(said: string): string {
  return said === visaNone ? 'Not a citizen, without a visa' : said
}

export const rateTypes = ['hour', 'day'] as const
/** For comparing only: what was entered is shown as it was. */
export const hoursInDay = 10
export const rateTypeNames = { hour: 'Hourly', day: 'Daily' } as const

export const contractTypes = ['PTY', 'PAYG'] as const

export const placeKinds = ['place', 'postcode', 'address'] as const

export const activityKinds = [
  'company_registration',
  'contractor_registration',
  'job_post',
  'job_apply',
] as const

export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'] as const

/** The version of the privacy notice that a person agrees to. */
export const noticeVersion = '2026-11'
