import type { contractorProfiles, Faults, InputOf } from '@headframe/wire'
import { isAvailability, Refusal, visaOther, words } from '@headframe/wire'
import { copyContractors } from '../../market/library/copy-contractors.ts'
import { compareContractor } from '../../market/matches/rank-contractor.ts'
import type { Career, CareerFault } from '../../market/people/careers.ts'
import { findCareer, saveAnswers } from '../../market/people/careers.ts'
import {
  asOwner,
  findAnswers,
  findContractorProfile,
} from '../../market/people/contractor-profiles.ts'
import type { Prepare, Context, UseCase } from '../../kit/use-case.ts'
import { findSayings, updateContractor } from './queries.ts'

type Update = typeof contractorProfiles.update
type Sent = Partial<InputOf<Update>>
type Sayings = NonNullable<Awaited<ReturnType<typeof findSayings>>>

const careerFaults: Record<CareerFault, Faults> = {
  industry: { industry: words.industryRequired },
  role: { role: words.roleRequired },
  answers: { answers: words.answersRequired },
}

/** What is left out is read as unchanged, so the rules see the whole profile as it would be. */
export const checkUpdate: Prepare<Update, Career | undefined> = async (context, sent) => {
  const { actor, reading } = context
  const sayings = await findSayings(reading, actor.contractorId)
  if (!sayings) throw new Refusal('UNAUTHENTICATED')

  const found = await careerOf(context, sent, sayings)
  return {
    faults: {
      ...(found && 'missing' in found ? careerFaults[found.missing] : {}),
      ...availabilityFaults(sent, sayings, context.now),
      ...visaFaults(sent, sayings),
    },
    subject: found && 'career' in found ? found.career : undefined,
  }
}

export const updateProfile: UseCase<Update, Career | undefined> = async (
  { db, actor, now, world },
  sent,
  career,
) => {
  const { contractorId } = actor
  await updateContractor(db, contractorId, {
    ...columnsOf(sent),
    ...(sent.availability === undefined
      ? {}
      : { availability: sent.availability, availability_said_at: now }),
    ...(career ? { industry_id: career.industryId, role_id: career.roleId } : {}),
  })
  if (career) await saveAnswers(db, contractorId, career.answers, now)
  await copyContractors(db, [contractorId], now)
  await compareContractor({ db, now, world }, contractorId)

  const profile = await findContractorProfile(db, { contractorId }, now)
  if (!profile) throw new Refusal('UNAUTHENTICATED')
  return { error: false, message: words.profileSaved, data: asOwner(profile) }
}

/** One that was not sent is undefined, and so not touched. */
function columnsOf(sent: Sent) {
  return {
    first_name: sent.first_name,
    last_name: sent.last_name,
    phone: sent.phone,
    address: sent.address,
    suburb: sent.suburb,
    state: sent.state,
    post_code: sent.post_code,
    visa_status: sent.visa_status,
    visa_status_other: visaDetailOf(sent),
    rate: sent.rate?.toFixed(2),
    rate_type: sent.rate_type,
    contract_type: sent.contract_type,
    ideal_role: sent.ideal_role,
  }
}

/** Only somebody of another status has a detail to it. */
function visaDetailOf({ visa_status, visa_status_other }: Sent): string | null | undefined {
  if (visa_status !== undefined && visa_status !== visaOther) return null
  return visa_status_other === '' ? null : visa_status_other
}

/** Industry, role and answers hang together: when one is sent, all three are judged. */
async function careerOf({ reading, actor }: Context<Update>, sent: Sent, sayings: Sayings) {
  const isTouched =
    sent.industry !== undefined || sent.role !== undefined || sent.answers !== undefined
  if (!isTouched) return undefined

  return findCareer(reading, {
    industry: sent.industry ?? String(sayings.industry_id ?? ''),
    role: sent.role ?? String(sayings.role_id ?? ''),
    answers: sent.answers ?? ((roleId) => findAnswers(reading, actor.contractorId, roleId)),
    questionOrder: sent.questions,
  })
}

/** A day that has passed since it was said is no fault as long as it stays what it was. */
function availabilityFaults(sent: Sent, sayings: Sayings, now: Date): Faults {
  const { availability } = sent
  if (availability === undefined || availability === sayings.availability) return {}
  const state = sent.state ?? sayings.state ?? undefined
  return isAvailability(availability, state, now)
    ? {}
    : { availability: words.availabilityRequired }
}

function visaFaults(sent: Sent, sayings: Sayings): Faults {
  const status = sent.visa_status ?? sayings.visa_status
  const detail = sent.visa_status_other ?? sayings.visa_status_other
  const isTouched = sent.visa_status !== undefined || sent.visa_status_other !== undefined
  return isTouched && status === visaOther && !detail
    ? { visa_status_other: words.visaDetailRequired }
    : {}
}
