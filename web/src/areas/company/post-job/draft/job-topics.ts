import { companyJobs, judge, judgeValue, type InputOf } from '@headframe/wire'

import { amountIn } from '../../../../lib/amount-in.ts'
import { readRichText, wordsOf, type RichText } from '../../../../parts/rich-text/rich-text.ts'
import { dataOfJob } from '../job-data.ts'
import type { JobValues } from '../job-values.ts'
import { secondsOfStart } from '../steps/start-seconds.ts'

type JobField = keyof JobValues

interface Topic {
  readonly label: string
  readonly fields: readonly JobField[]
}

/** What two windows are compared by, in the order of the form: of a rate nobody wants half from somebody else. */
export const topics = {
  career: { label: 'Industry and role', fields: ['selectedIndustry', 'selectedRole'] },
  title: { label: 'Job title', fields: ['title'] },
  description: { label: 'Description', fields: ['description'] },
  isProject: { label: 'Is this job for a project?', fields: ['is_project'] },
  arrangement: { label: 'Work arrangement', fields: ['work_arrangement'] },
  workType: { label: 'Work type', fields: ['work_type', 'contract_length'] },
  rate: { label: 'Rate', fields: ['rate_category', 'rate', 'rate_type'] },
  start: { label: 'Start date', fields: ['start_date'] },
  location: { label: 'Location', fields: ['work_location', 'place'] },
  roster: { label: 'Roster', fields: ['roster'] },
  hours: { label: 'Hours', fields: ['hours'] },
  project: { label: 'Project description', fields: ['project_description'] },
  timeframe: { label: 'Timeframe', fields: ['project_timeframe'] },
  stage: { label: 'Stage', fields: ['project_stage'] },
  teamSize: { label: 'Team size', fields: ['project_team_size'] },
  budget: { label: 'Budget', fields: ['project_budget'] },
} as const satisfies Record<string, Topic>

export type TopicId = keyof typeof topics

// The topics are named right above and nowhere else.
export const topicIds = Object.keys(topics) as TopicId[]

export function fieldsOf(ids: readonly TopicId[]): readonly JobField[] {
  return ids.flatMap((id): readonly JobField[] => topics[id].fields)
}

/** What both say would be kept as the same: blanks around a text count for nothing. */
export function isSameTopic(id: TopicId, one: JobValues, other: JobValues): boolean {
  return fieldsOf([id]).every((name) => isSameField(name, one, other))
}

export function topicsBetween(one: JobValues, other: JobValues): readonly TopicId[] {
  return topicIds.filter((id) => !isSameTopic(id, one, other))
}

/** The same with what the other says of these. */
export function withTopics(
  values: JobValues,
  ids: readonly TopicId[],
  other: JobValues,
): JobValues {
  return withFields(values, fieldsOf(ids), other)
}

export function withFields(
  values: JobValues,
  names: readonly JobField[],
  other: JobValues,
): JobValues {
  return { ...values, ...Object.fromEntries(names.map((name) => [name, other[name]])) }
}

interface Changes {
  readonly fields: readonly JobField[]
  readonly form: Partial<InputOf<typeof companyJobs.post>>
}

/** What is said otherwise about these, as it is sent; what cannot be kept as it stands is left out. */
export function changesIn(ids: readonly TopicId[], values: JobValues, kept: JobValues): Changes {
  const changed = fieldsOf(ids).filter((name) => !isSameField(name, values, kept))
  const data: Record<string, unknown> = changed.length > 0 ? dataOfJob(values) : {}
  const sent = changed.flatMap(wireNames).map((name) => [name, data[name]])
  const { form } = judge(companyJobs.post, Object.fromEntries(sent))
  const fields = changed.filter((name) => wireNames(name).every((sentAs) => sentAs in form))
  return { fields, form }
}

function wireNames(name: JobField): readonly string[] {
  return name === 'place' ? ['location_lat', 'location_lng'] : [name]
}

function isSameField(name: JobField, one: JobValues, other: JobValues): boolean {
  return one[name] === other[name] || keptOf(name, one) === keptOf(name, other)
}

/** As it would be kept, for comparing. */
function keptOf(name: JobField, values: JobValues): unknown {
  if (name === 'place') return values.place && `${values.place.lat} ${values.place.lng}`
  if (name === 'start_date') return secondsOfStart(values.start_date)
  if (name === 'description') return keptText(values.description)
  const typed = name === 'rate' ? amountIn(values.rate) : values[name]
  const { value = typed } = judgeValue(companyJobs.post.input.shape[name], typed)
  return value
}

/** Editors cut a text into pieces as they like: what counts are its words and their looks. */
function keptText(text: RichText): string {
  if (wordsOf(text) === '') return ''
  const pieces: { look: string; words: string }[] = []
  for (const { insert, attributes } of readRichText(text).ops) {
    const look = JSON.stringify(attributes ?? {})
    const last = pieces.at(-1)
    if (last?.look === look) last.words += insert
    else pieces.push({ look, words: insert })
  }
  return JSON.stringify(pieces)
}
