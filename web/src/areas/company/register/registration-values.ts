import type { KeyPerson, KeyProject } from '@headframe/wire'

/** Everything that the wizard asks for, under the names of the call. */
export type RegistrationValues = Readonly<typeof emptyRegistration>

const noTexts: readonly string[] = []
const onePerson: readonly KeyPerson[] = [{ first_name: '', last_name: '', role: '' }]
const oneProject: readonly KeyProject[] = [{ name: '', stage: '' }]

export const emptyRegistration = {
  companyName: '',
  companyEmail: '',
  companyLogo: '',
  companyLogoType: '',
  industry: '',
  website: '',
  headOffice: '',
  employeeSize: '',
  companySummary: '',
  keyPeople: onePerson,
  commodities: noTexts,
  keyProjects: oneProject,
  companyTicker: '',
  marketCap: '',
  cashInBank: '',
  fieldRoster: '',
  typicalHours: '',
  facilities: '',
  softwareUsed: noTexts,
  firstName: '',
  lastName: '',
  jobTitle: '',
  phoneNumber: '',
  password: '',
  confirmPassword: '',
}
