import {
  companyCommunities,
  dayOf,
  judge,
  productTimeZone,
  textToTell,
  visible,
  words,
  type Faults,
  type OwnCommunity,
} from '@headframe/wire'

import { amountIn } from '../../../lib/amount-in.ts'
import { unreadableDays } from '../../../lib/day-text.ts'
import { wordsOf } from '../../../parts/rich-text/rich-text.ts'
import { faultsWithin } from '../../../parts/wizard/use-wizard.ts'
import { allSteps, type PoolStepId } from './pool-steps.ts'
import { valuesOf, type PoolValues } from './pool-values.ts'

/** What is sent of a talent pool, but for the id of a project that is still to be made. */
export function dataOfPool(
  values: PoolValues,
  projectId: string | null = values.projectId || null,
) {
  return {
    title: values.title,
    location: values.location,
    location_lat: values.place?.lat ?? null,
    location_lng: values.place?.lng ?? null,
    type: values.type,
    projectId: values.type === 'project' ? projectId : null,
    description: JSON.stringify(values.description),
    workType: values.workType,
    rate: amountIn(values.rate),
    rateType: values.rateType,
    timeline: values.timeline,
    requirements: [...values.requirements],
    qualifications: [...values.qualifications],
  }
}

export function dataOfProject(values: PoolValues) {
  return {
    name: values.projectName,
    summary: values.projectSummary,
    budget: amountIn(values.projectBudget),
    startDate: values.projectStart,
    length: values.projectLength,
  }
}

/** The names that the fields of a project have in the form. */
const projectNames = {
  name: 'projectName',
  summary: 'projectSummary',
  budget: 'projectBudget',
  startDate: 'projectStart',
  length: 'projectLength',
} as const

export function projectFaultsAt(faults: Faults): Faults {
  const names: Readonly<Record<string, string>> = projectNames
  return Object.fromEntries(
    Object.entries(faults).map(([field, text]) => [names[field] ?? field, text]),
  )
}

/** What is wrong in these steps, by the rules that the server judges by. A day that stood already may stand. */
export function judgePool(
  values: PoolValues,
  ids: readonly PoolStepId[],
  { keptDay, now = new Date() }: { keptDay?: string | undefined; now?: Date } = {},
): Faults {
  const today = dayOf(now, productTimeZone)
  const faults: Faults = { ...judge(companyCommunities.create, dataOfPool(values)).faults }
  // The town of a marker that nobody has found may not be meant.
  if (values.isLost) faults['location'] ??= words.tryMoreSpecificPlace
  if (visible(wordsOf(values.description)) === '')
    faults['description'] = words.poolDescriptionRequired
  if (values.timeline < today && values.timeline !== keptDay)
    faults['timeline'] ??= words.hiringDatePast
  Object.assign(faults, unreadableDays({ timeline: values.timeline }))
  if (values.type === 'project') Object.assign(faults, faultsOfProject(values, today))
  return faultsWithin(allSteps, ids, faults)
}

function faultsOfProject(values: PoolValues, today: string): Faults {
  if (values.projectFrom === 'list')
    return values.projectId === '' ? { projectId: words.poolProjectRequired } : {}
  const { faults } = judge(companyCommunities.createProject, dataOfProject(values))
  const found = {
    ...projectFaultsAt(faults),
    ...unreadableDays({ projectStart: values.projectStart }),
  }
  return values.projectStart < today && !('projectStart' in found)
    ? { ...found, projectStart: words.projectStartPast }
    : found
}

/** Of several faults, the one that is told above the form. */
export function textOfPoolFaults(faults: Faults): string {
  return textToTell(companyCommunities.create, faults)
}

type ToldPool = ReturnType<typeof dataOfPool>

/** Only what was changed here: what another window has changed meanwhile stays. */
export function changesOf(told: ToldPool, before: ToldPool): Partial<ToldPool> {
  const former = new Map<string, unknown>(Object.entries(before))
  const changed = Object.entries(told).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(former.get(name)),
  )
  return Object.fromEntries(changed)
}

/** Those that are changed, as they stood: a colleague who has changed one since is not gone over unseen. */
export function seenOf(stood: OwnCommunity, changes: Partial<ToldPool>): Partial<ToldPool> {
  const told = { ...dataOfPool(valuesOf(stood)), description: stood.description }
  return Object.fromEntries(Object.entries(told).filter(([name]) => name in changes))
}
