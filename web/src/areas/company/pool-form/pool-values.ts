import { projectLengths, type OwnCommunity } from '@headframe/wire'

import type { Position } from '../../../parts/map/place.ts'
import { readRichText, type RichText } from '../../../parts/rich-text/rich-text.ts'

/** The form as it is typed. Fields of a project that is made along have names of their own. */
export type PoolValues = {
  readonly title: string
  readonly location: string
  /** Where the marker stands. */
  readonly place: Position | undefined
  /** Nobody knows such a place, and the marker was not put there by hand. */
  readonly isLost: boolean
  readonly type: OwnCommunity['type'] | ''
  readonly projectFrom: 'list' | 'new'
  readonly projectId: string
  readonly projectName: string
  readonly projectSummary: string
  readonly projectBudget: string
  readonly projectStart: string
  readonly projectLength: (typeof projectLengths)[number]
  readonly description: RichText
  readonly workType: OwnCommunity['work_type']
  readonly rate: string
  readonly rateType: OwnCommunity['rateType']
  readonly timeline: string
  readonly requirements: readonly string[]
  readonly qualifications: readonly string[]
}

export const emptyPool: PoolValues = {
  title: '',
  location: '',
  place: undefined,
  isLost: false,
  type: '',
  projectFrom: 'list',
  projectId: '',
  projectName: '',
  projectSummary: '',
  projectBudget: '',
  projectStart: '',
  projectLength: projectLengths[0],
  description: readRichText(''),
  workType: 'contract',
  rate: '',
  rateType: 'annually',
  timeline: '',
  requirements: [],
  qualifications: [],
}

/** A talent pool as its form begins. */
export function valuesOf(pool: OwnCommunity): PoolValues {
  const { location_lat: lat, location_lng: lng } = pool
  return {
    ...emptyPool,
    title: pool.title,
    location: pool.location,
    place: lat === null || lng === null ? undefined : { lat, lng },
    type: pool.type,
    projectId: pool.project_id ?? '',
    description: readRichText(pool.description),
    workType: pool.work_type,
    rate: String(pool.rate),
    rateType: pool.rateType,
    timeline: pool.timeline,
    requirements: pool.requirements,
    qualifications: pool.qualifications,
  }
}
