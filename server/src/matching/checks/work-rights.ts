import { profileQuote } from './terms.ts'
import type { Finding, OpeningTerms, PersonTerms } from './terms.ts'

type VisaStatus = NonNullable<PersonTerms['visaStatus']>

const byStatus: Readonly<Record<VisaStatus, Finding['result'] | 'sponsor'>> = {
  Citizen: 'pass',
  'Permanent Resident': 'pass',
  'Visa with full working rights': 'pass',
  'Visa that requires sponsorship': 'sponsor',
  'Working Holiday Visa': 'unknown',
  "I'm not a citizen and don't hold a visa": 'fail',
}

/** Whether somebody may work here, as they say it themselves. */
export function checkWorkRights({ said }: OpeningTerms, { visaStatus }: PersonTerms): Finding {
  if (!visaStatus) {
    return { result: 'unknown', text: 'Nothing is said about the right to work', mend: 'profile' }
  }
  const person = profileQuote('visa_status', visaStatus)
  const result = byStatus[visaStatus] ?? 'unknown'
  if (result === 'pass') return { result, text: `May work in Australia: ${visaStatus}`, person }
  if (result === 'fail') return { result, text: 'Has no right to work in Australia yet', person }
  if (result === 'unknown') {
    return { result, text: `Whether this visa allows the work is not known: ${visaStatus}`, person }
  }
  const { sponsorship } = said
  if (!sponsorship) {
    return { result: 'unknown', text: 'Needs a sponsor, and the job says nothing of one', person }
  }
  return sponsorship.isOffered
    ? {
        result: 'pass',
        text: 'Needs a sponsor, and the job speaks of one',
        job: sponsorship.quote,
        person,
      }
    : {
        result: 'fail',
        text: 'Needs a sponsor, and the job offers none',
        job: sponsorship.quote,
        person,
      }
}
