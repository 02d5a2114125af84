import { freeFrom, timeZoneOf } from '@headframe/wire'
import type { PersonFacts } from '../../adapters/writer/writer.ts'
import { withoutLastName } from '../../anonymous/without-last-name.ts'
import type { FoundProfile } from '../../market/people/contractor-profiles.ts'

/** What a writer is told about somebody. Their own words are told without their last name. */
export function factsAbout(profile: FoundProfile, now: Date): PersonFacts {
  const name = { firstName: profile.first_name, lastName: profile.last_name }
  return {
    firstName: profile.first_name,
    industry: profile.industry,
    role: profile.role,
    state: profile.state,
    availability: startInWords(profile, now),
    contractType: profile.contract_type,
    experienceMonths: profile.updated_total_experience,
    currentTitle: profile.current_role,
    currentCompany: profile.current_company,
    employers: employersIn(profile),
    skills: profile.skills,
    // What our lists know, and no words of somebody else's.
    licences: known(profile.tickets),
    answers: profile.answers.map(({ question, response }) => ({
      question,
      response: withoutLastName(response, name),
    })),
    idealRole: profile.ideal_role && withoutLastName(profile.ideal_role, name),
  }
}

function known(tickets: FoundProfile['tickets']): string[] {
  return [...new Set(tickets.filter(({ as_written }) => !as_written).map(({ name }) => name))]
}

/** A description stands for long, so a day is told as a date and not counted from today. */
function startInWords({ availability, availability_date, state }: FoundProfile, now: Date) {
  if (availability_date === null) return null
  const start = freeFrom(availability, new Date(availability_date * 1000))
  if (start <= now) return 'now'
  const day = start.toLocaleDateString('en-AU', { dateStyle: 'long', timeZone: timeZoneOf(state) })
  return `from ${day}`
}

function employersIn({ companies }: FoundProfile): string[] {
  // Written by our own kit, as the text of a list of names.
  return JSON.parse(companies) as string[]
}
