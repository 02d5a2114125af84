import * as z from 'zod/mini'
import type { Answer, CareerStep, ContractorProfile, Ticket } from '@headframe/wire'
import {
  contractorProfile,
  contractorProfiles,
  descriptionDeclined,
  judge,
  visaOther,
} from '@headframe/wire'
import type { Reading } from '../../db/open.ts'
import { availabilityLabel } from '../../domain/availability.ts'
import { instantOf } from '../../domain/instants.ts'
import { monthsToday } from '../../domain/tenure.ts'
import type { ResumeFacts } from '../../resumes/resume-facts.ts'
import { dateText } from './corrections/shown-facts.ts'
import { isOnProject } from './engagements.ts'
import { saidInResume } from './said-in-resume.ts'

export interface FoundProfile extends ContractorProfile {
  readonly ai_description_revision: number
  readonly contractorId: string
  readonly isShared: boolean
  readonly resumeId: string | null
  /** Every rule of the profile holds and a resume is there. */
  readonly isComplete: boolean
}

type Whose = { readonly contractorId: string } | { readonly shareId: string }

/** A contractor's profile as the owner sees it: what they said, and what their resume says. */
export async function findContractorProfile(
  db: Reading,
  whose: Whose,
  now: Date,
): Promise<FoundProfile | undefined> {
  const row = await findRow(db, whose, now)
  if (!row) return undefined
  const questions = row.role_id === null ? [] : await findAnswers(db, row.id, row.role_id)

  const said = sayingsOf(row, now)
  const isAnswered = questions.every(({ response }) => response !== '')
  return {
    ...said,
    ...readingsOf(row, now),
    answers: questions.filter(({ response }) => response !== ''),
    contractorId: row.id,
    isShared: row.is_shared,
    resumeId: row.resume_id,
    isComplete: row.resume_id !== null && isAnswered && isSound(said),
  }
}

/** What the contract names of it. */
export function asOwner(found: FoundProfile): ContractorProfile {
  return z.parse(contractorProfile, found)
}

/** What everybody else may see: no street, no post code, no number of a ticket, and no word of a description that is not wanted. */
export function asOther(found: FoundProfile): ContractorProfile {
  const { ai_description } = found
  return {
    ...asOwner(found),
    address: null,
    post_code: null,
    tickets: found.tickets.map((ticket) => ({ ...ticket, number: null })),
    left_unread: [],
    read_from_picture: [],
    said_in_resume: undefined,
    ai_description_revision: undefined,
    ai_description: ai_description === descriptionDeclined ? null : ai_description,
  }
}

/** Every question of a role with what somebody answered; without an answer, an empty one. */
export function findAnswers(db: Reading, contractorId: string, roleId: number): Promise<Answer[]> {
  return db
    .selectFrom('question')
    .leftJoin('contractor_answer', (join) =>
      join
        .onRef('contractor_answer.question_id', '=', 'question.id')
        .on('contractor_answer.contractor_id', '=', contractorId),
    )
    .select(['question.id', 'question.question'])
    .select(({ fn, val }) => fn.coalesce('contractor_answer.response', val('')).as('response'))
    .where('question.role_id', '=', roleId)
    .orderBy('question.position')
    .execute()
}

function findRow(db: Reading, whose: Whose, now: Date) {
  const row = db
    .selectFrom('contractor')
    .innerJoin('account', 'account.id', 'contractor.id')
    .leftJoin('industry', 'industry.id', 'contractor.industry_id')
    .leftJoin('role', 'role.id', 'contractor.role_id')
    .leftJoin('resume', (join) =>
      join.onRef('resume.contractor_id', '=', 'contractor.id').on('resume.place', '=', 'active'),
    )
    .leftJoin('resume_reading', 'resume_reading.resume_id', 'resume.id')
    .leftJoin('work_wishes', 'work_wishes.contractor_id', 'contractor.id')
    .selectAll('contractor')
    .select(['account.email', 'industry.name as industry_name', 'role.name as role_name'])
    .select(['resume.id as resume_id', 'resume.read_at', 'resume.uploaded_at'])
    .select('work_wishes.rosters as wished_rosters')
    .select(isOnProject(now).as('is_on_project'))
    .select([
      'resume_reading.current_title',
      'resume_reading.current_company',
      'resume_reading.total_months',
      'resume_reading.current_company_months',
      'resume_reading.is_employed',
      'resume_reading.companies',
      'resume_reading.facts',
    ])
  return 'shareId' in whose
    ? row.where('contractor.share_id', '=', whose.shareId).executeTakeFirst()
    : row.where('contractor.id', '=', whose.contractorId).executeTakeFirst()
}

type Row = NonNullable<Awaited<ReturnType<typeof findRow>>>

/** A program wrote it from a resume that was replaced, and the new one has been read. */
function isOutdated({ description_resume_id: described, resume_id: active, read_at: readAt }: Row) {
  return described !== null && active !== null && described !== active && readAt !== null
}

function sayingsOf(row: Row, now: Date) {
  const { availability, availability_said_at: saidAt } = row
  return {
    uuid: row.share_id,
    profile_hash: row.profile_hash,
    first_name: row.first_name,
    last_name: row.last_name,
    industry: row.industry_name,
    role: row.role_name,
    industryId: row.industry_id,
    roleId: row.role_id,
    suburb: row.suburb,
    state: row.state,
    post_code: row.post_code,
    address: row.address,
    phone: row.phone,
    email: row.email,
    rate: row.rate === null ? null : Number(row.rate),
    // The database holds nothing else in these two.
    rate_type: row.rate_type as ContractorProfile['rate_type'],
    contract_type: row.contract_type as ContractorProfile['contract_type'],
    availability: availability ?? 0,
    availability_date: saidAt && instantOf(saidAt),
    availability_label: availabilityLabel(
      { availability, saidAt, isOnProject: row.is_on_project },
      now,
    ),
    visa_status: row.visa_status,
    visa_status_other: row.visa_status_other,
    ideal_role: row.ideal_role,
    ai_description: row.ai_description,
    ai_description_changed: row.is_description_changed,
    ai_description_outdated: isOutdated(row),
    ai_description_revision: row.description_revision,
    photo_hash: row.photo_hash,
    file_extension: row.photo_extension,
  }
}

/** What the resume adds; without one that could be read there is nothing to say. */
function readingsOf(row: Row, now: Date) {
  // Written by our own reader, in the shape of its facts.
  const facts = row.facts as ResumeFacts | null
  const time = { readAt: row.read_at ?? now, now, goesOn: row.is_employed ?? false }
  return {
    current_role: row.current_title,
    current_company: row.current_company,
    companies: JSON.stringify(row.companies ?? []),
    updated_total_experience: monthsToday(row.total_months, time),
    updated_experience_company: monthsToday(row.current_company_months, time),
    career: (facts?.jobs ?? []).map(careerStepOf),
    studies: (facts?.studies ?? []).map(({ name, school, year }) => ({ name, school, year })),
    skills: (facts?.tags ?? []).map(({ tag }) => tag),
    licences: [...new Set((facts?.licences ?? []).map(({ name }) => name))],
    tickets: (facts?.licences ?? []).map(ticketOf),
    left_unread: [...(facts?.leftUnread ?? [])],
    read_from_picture: [...(facts?.readFromPicture ?? [])],
    said_in_resume: saidInResume(
      {
        facts,
        uploadedAt: row.uploaded_at,
        availabilitySaidAt: row.availability_said_at,
        rosters: row.wished_rosters,
      },
      now,
    ),
    has_resume: row.resume_id !== null,
  }
}

function careerStepOf(job: ResumeFacts['jobs'][number]): CareerStep {
  return {
    title: job.title,
    company: job.employer,
    place: job.place,
    start: job.start && dateText(job.start),
    end: job.end && dateText(job.end),
    is_current: job.isCurrent,
  }
}

function ticketOf({
  name,
  machine,
  number,
  issuer,
  state,
  issuedOn,
  expiresOn,
  isAsWritten,
}: ResumeFacts['licences'][number]): Ticket {
  return {
    name,
    machine: machine ?? null,
    number,
    issuer: issuer ?? null,
    state: state ?? null,
    issued: issuedOn ? dateText(issuedOn) : null,
    expires: expiresOn ? dateText(expiresOn) : null,
    as_written: isAsWritten ?? false,
  }
}

/** Whether what stands could be saved as it is: the form's own rules say so. */
function isSound(said: ReturnType<typeof sayingsOf>): boolean {
  const { faults } = judge(contractorProfiles.update, {
    ...said,
    industry: said.industryId,
    role: said.roleId,
    availability: said.availability === 0 ? null : said.availability,
    visa_status_other: said.visa_status_other ?? '',
  })
  return (
    Object.keys(faults).length === 0 &&
    said.industryId !== null &&
    said.roleId !== null &&
    (said.visa_status !== visaOther || Boolean(said.visa_status_other))
  )
}
