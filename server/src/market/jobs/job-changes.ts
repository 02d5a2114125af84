import type { Updateable } from 'kysely'
import type { Faults } from '@headframe/wire'
import { jobSizes, tooLong, words } from '@headframe/wire'
import type { Reading } from '../../db/open.ts'
import type { Tables } from '../../db/tables.ts'
import { readRichText } from '../../domain/rich-text/read-rich-text.ts'
import { readRosters } from '../../domain/roster/read-roster.ts'
import { daysInShort, matchesRoster } from '../../domain/roster/roster.ts'
import { findIndustry, findRole } from '../industries.ts'
import type { JobRecord } from './jobs.ts'

/** The fields of the form as they were sent; what was left out is unchanged, null is emptied. */
export interface SentJob {
  readonly selectedIndustry?: string
  readonly industry?: string
  readonly selectedRole?: string
  readonly role?: string
  readonly title?: string | null
  readonly description?: string | object | null
  readonly work_location?: string | null
  readonly location_lat?: number | null
  readonly location_lng?: number | null
  readonly work_type?: string | null
  readonly contract_length?: string | null
  readonly start_date?: number | null
  readonly contract_start_date?: number | null
  readonly rate_category?: string | null
  readonly rate?: number | null
  readonly rate_type?: string | null
  readonly work_arrangement?: string | null
  readonly roster?: string | null
  readonly hours?: string | null
  readonly is_project?: 0 | 1 | null
  readonly project_description?: string | null
  readonly project_timeframe?: string | null
  readonly project_stage?: string | null
  readonly project_team_size?: string | null
  readonly project_budget?: string | null
}

export type JobColumns = Updateable<Tables['job']>

export interface JobBeingChanged {
  readonly job: JobRecord
  readonly columns: JobColumns
}

/** What was sent as it is kept, or what about it cannot be kept. */
export async function readJobChanges(
  db: Reading,
  job: Pick<JobRecord, 'industry_id'> | undefined,
  sent: SentJob,
): Promise<{ faults: Faults; columns: JobColumns }> {
  const career = await lookUpCareer(db, job?.industry_id ?? null, sent)
  const description = readDescription(sent.description)
  return {
    faults: { ...career.faults, ...description.faults },
    columns: {
      ...linesOf(sent),
      ...career.columns,
      ...description.columns,
      ...rosterOf(sent.roster),
      ...(sent.rate_category === undefined
        ? {}
        : { rate_category: sent.rate_category ?? 'undisclosed' }),
      ...(sent.rate === undefined ? {} : { rate: sent.rate?.toFixed(2) ?? null }),
      ...(sent.is_project === undefined
        ? {}
        : { is_project: sent.is_project === null ? null : sent.is_project === 1 }),
    },
  }
}

/** Those that are kept as they were sent. One that was not sent is undefined, and so not touched. */
function linesOf(sent: SentJob): JobColumns {
  return {
    title: sent.title,
    work_location: sent.work_location,
    location_lat: sent.location_lat,
    location_lng: sent.location_lng,
    work_type: sent.work_type,
    contract_length: sent.contract_length,
    start_date: sent.start_date === undefined ? sent.contract_start_date : sent.start_date,
    rate_type: sent.rate_type,
    work_arrangement: sent.work_arrangement,
    hours: sent.hours,
    project_description: sent.project_description,
    project_timeframe: sent.project_timeframe,
    project_stage: sent.project_stage,
    project_team_size: sent.project_team_size,
    project_budget: sent.project_budget,
  }
}

/** A role belongs to its industry: with another industry it is open again. */
async function lookUpCareer(
  db: Reading,
  present: number | null,
  sent: SentJob,
): Promise<{ faults: Faults; columns: JobColumns }> {
  const industryNamed = sent.selectedIndustry ?? sent.industry
  const roleNamed = sent.selectedRole ?? sent.role
  const faults: Faults = {}

  const industry = industryNamed ? await findIndustry(db, industryNamed) : undefined
  if (industryNamed && !industry) faults['selectedIndustry'] = words.mandatoryFields
  const industryId = industryNamed === undefined ? present : (industry?.id ?? null)

  const role =
    roleNamed && industryId !== null ? await findRole(db, industryId, roleNamed) : undefined
  if (roleNamed && industryId !== null && !role) faults['selectedRole'] = words.mandatoryFields

  const isOtherIndustry = industryId !== present
  return {
    faults,
    columns: {
      ...(industryNamed === undefined ? {} : { industry_id: industryId }),
      ...(roleNamed === undefined && !isOtherIndustry ? {} : { role_id: role?.id ?? null }),
    },
  }
}

function readDescription(sent: SentJob['description']): { faults: Faults; columns: JobColumns } {
  if (sent === undefined) return { faults: {}, columns: {} }
  const text = readRichText(sent)
  if (text === 'too long') {
    return { faults: { description: tooLong(jobSizes.description) }, columns: {} }
  }
  return {
    faults: {},
    columns: {
      description: text && JSON.stringify(text.delta),
      description_html: text && text.html,
    },
  }
}

/** Rosters are written in many ways, and several to choose from; what nobody can read is found by no filter. */
function rosterOf(sent: string | null | undefined): JobColumns {
  if (sent === undefined) return {}
  const rosters = sent === null ? [] : readRosters(sent)
  const [roster, ...others] = rosters
  return {
    roster: sent,
    roster_on: roster?.on ?? null,
    roster_off: roster?.off ?? null,
    roster_is_even: roster ? rosters.some((one) => matchesRoster(one, 'even')) : null,
    other_rosters: others.flatMap((one) => daysInShort(one) ?? []),
  }
}
