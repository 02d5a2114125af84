import type { RegistrationStep } from '../../../parts/new-account/registration-kind.ts'
import type { RegistrationValues } from './registration-values.ts'

export type StepId =
  | 'get-started'
  | 'company-details'
  | 'company-profile'
  | 'operations-overview'
  | 'manager-info'

/** The steps; a draft knows them by their number. */
export const steps: readonly RegistrationStep<StepId, RegistrationValues>[] = [
  {
    id: 'get-started',
    label: 'Get Started',
    lead: 'Your answers are kept from here on, so you can stop and go on at any time.',
    fields: ['companyName', 'companyEmail'],
    busyWords: 'Saving...',
  },
  {
    id: 'company-details',
    label: 'Company Details',
    lead: 'What contractors see first.',
    fields: [
      'companyLogo',
      'companyName',
      'industry',
      'website',
      'headOffice',
      'employeeSize',
      'companySummary',
    ],
  },
  {
    id: 'company-profile',
    label: 'Company Profile',
    lead: 'Who leads the company and what it works on.',
    fields: ['keyPeople', 'commodities', 'keyProjects', 'companyTicker', 'marketCap', 'cashInBank'],
  },
  {
    id: 'operations-overview',
    label: 'Operations Overview',
    lead: 'What a working day is like.',
    fields: ['fieldRoster', 'facilities', 'typicalHours', 'softwareUsed'],
  },
  {
    id: 'manager-info',
    label: 'Manager Info',
    heading: 'Manager Information',
    lead: 'Who looks after this account; contractors do not see it.',
    fields: ['firstName', 'lastName', 'jobTitle', 'phoneNumber', 'password', 'confirmPassword'],
    busyWords: 'Registering...',
  },
]
