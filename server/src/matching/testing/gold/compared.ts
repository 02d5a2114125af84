import type { WorkWishes } from '@headframe/wire'
import { richHtml } from '../../../domain/rich-text/rich-html.ts'
import { readDelta } from '../../../domain/rich-text/delta.ts'
import { readFacts } from '../../../resumes/facts/read-facts.ts'
import { typedResume } from '../../../resumes/testing/typed-resume.ts'
import { saidOfTerms } from '../../checks/said-of-terms.ts'
import type { PersonTerms } from '../../checks/terms.ts'
import { shownText } from '../../html-text.ts'
import type { OpeningToMatch, PersonToMatch } from '../../match.ts'
import { homeOf } from './homes.ts'
import { readOpening } from '../../read-opening.ts'
import { readPerson } from '../../read-person.ts'
import type { PersonWords } from '../../person-words.ts'
import { checkedAt, saidAt } from './checks.ts'
import type { GoldPerson, GoldPosting } from './gold.ts'
import { jobOf, personOf } from './told.ts'
import type { ToldPerson } from './told.ts'

/** The gold set as the product compares it: descriptions as they are shown, resumes as they are read. */

export const goldField = 'description_rendered'

export function descriptionOf({ text }: GoldPosting): string {
  return richHtml(readDelta(text))
}

export function openingOf(posting: GoldPosting): OpeningToMatch {
  const job = jobOf(posting)
  const descriptionHtml = descriptionOf(posting)
  return {
    read: readOpening({ ...job, descriptionHtml, descriptionField: goldField }),
    terms: {
      startDate: Number.isNaN(job.start) ? null : job.start,
      timeZone: 'UTC',
      rateCategory: job.rateCategory,
      rate: job.pay?.rate ?? null,
      rateType: perOf(job.pay?.rateType),
      isRateShown: true,
      roster: job.roster || null,
      arrangement: job.workArrangement,
      workTypes: [job.workType],
      location: job.workLocation,
      point: { lat: job.lat, lng: job.lng },
      said: saidOfTerms(shownText(descriptionHtml), goldField, {
        title: job.title,
        roster: job.roster || null,
        hours: null,
      }),
    },
  }
}

/** The text of a resume, or another one in its place. */
export function wordsOfPerson(person: GoldPerson, text = person.text): PersonWords {
  const { role, industry } = personOf(person)
  const resume = typedResume(text)
  const facts = readFacts(resume, { asOf: checkedAt })
  return { role, industry, answers: [], resume: { content: resume.text, facts }, asOf: checkedAt }
}

export function personToMatch(person: GoldPerson): PersonToMatch {
  return { read: readPerson(wordsOfPerson(person)), terms: termsOf(personOf(person)) }
}

function termsOf(told: ToldPerson): PersonTerms {
  const { suburb, state, availability, pay, visaStatus } = told
  return {
    availability,
    availabilitySaidAt: saidAt,
    rate: pay?.rate ?? null,
    rateType: perOf(pay?.rateType),
    visaStatus,
    suburb,
    home: homeOf(suburb, state),
    wishes: wishesOf(told.wishes),
  }
}

function wishesOf(wishes: ToldPerson['wishes']): WorkWishes {
  const { pointOfHire } = wishes
  return {
    rosters: [...wishes.rosters],
    even_time_or_better: wishes.evenTimeOrBetter,
    arrangements: [...wishes.arrangements],
    work_types: [...wishes.workTypes],
    point_of_hire: pointOfHire?.name ?? null,
    point_of_hire_lat: pointOfHire?.lat ?? null,
    point_of_hire_lng: pointOfHire?.lng ?? null,
    max_travel_km: wishes.maxTravelKm,
    nights: wishes.nights,
    longest_swing_days: wishes.longestSwingDays,
    updated_date: null,
  }
}

function perOf(type: string | undefined): 'hour' | 'day' | null {
  return type === 'hour' || type === 'day' ? type : null
}
