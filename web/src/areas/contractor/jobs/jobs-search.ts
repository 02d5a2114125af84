import { rateCategories, rateTypes, workArrangements, workTypes } from '@headframe/wire'

const sorts = ['newest', 'rate', 'start', 'distance'] as const
export type JobsSort = (typeof sorts)[number]

/**
 * What the address of the list asks for, under the names of the call that answers it. Read with
 * every address of the app, so it knows nothing but option lists.
 */
export interface JobsSearch {
  search?: string | undefined
  place?: string | undefined
  lat?: number | undefined
  lng?: number | undefined
  radius?: number | undefined
  arrangement?: (typeof workArrangements)[number][] | undefined
  workType?: (typeof workTypes)[number][] | undefined
  rateCategory?: (typeof rateCategories)[number][] | undefined
  industry?: number[] | undefined
  role?: number[] | undefined
  roster?: string[] | undefined
  rateMin?: number | undefined
  rateType?: (typeof rateTypes)[number] | undefined
  includeUndisclosed?: '1' | undefined
  startBefore?: 'asap' | number | undefined
  applied?: '0' | '1' | undefined
  sort?: JobsSort | undefined
  view?: 'map' | undefined
  page?: number | undefined
  /** The job that is picked on the map. */
  job?: string | undefined
}

/** Whatever cannot be understood is left out: an address that was cut short still shows jobs. */
export function readJobsSearch(address: Readonly<Record<string, unknown>>): JobsSearch {
  const values = (name: keyof JobsSearch) => valuesOf(address[name])
  const text = (name: keyof JobsSearch) => textOf(address[name])
  const number = (name: keyof JobsSearch, least: number, most: number) =>
    numberOf(text(name), least, most)
  const ids = (name: keyof JobsSearch) =>
    some(values(name).flatMap((value) => (/^[1-9]\d{0,8}$/.test(value) ? [Number(value)] : [])))

  return {
    search: text('search'),
    ...placeOf(text('place'), number('lat', -90, 90), number('lng', -180, 180)),
    radius: number('radius', 1, 2000),
    arrangement: some(knownOf(workArrangements, values('arrangement'))),
    workType: some(knownOf(workTypes, values('workType'))),
    rateCategory: some(knownOf(rateCategories, values('rateCategory'))),
    industry: ids('industry'),
    role: ids('role'),
    roster: some(values('roster').filter((value) => rosterForm.test(value))),
    rateMin: number('rateMin', 0, 100_000),
    rateType: knownOf(rateTypes, values('rateType'))[0],
    includeUndisclosed: knownOf(['1'], values('includeUndisclosed'))[0],
    startBefore:
      text('startBefore') === 'asap' ? 'asap' : wholeOf(number('startBefore', 2, latestInstant)),
    applied: knownOf(['0', '1'], values('applied'))[0],
    sort: knownOf(sorts, values('sort'))[0],
    view: knownOf(['map'], values('view'))[0],
    page: wholeOf(number('page', 1, 1_000_000)),
    job: text('job'),
  }
}

const rosterForm = /^(?:even|[1-9]\d{0,2}:[1-9]\d{0,2})$/
const latestInstant = 100_000_000_000
const mostValues = 50
const longestText = 200

/** Links of the app carry numbers, addresses that were typed or kept carry text. */
function writtenOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
}

function textOf(value: unknown): string | undefined {
  return writtenOf(value).slice(0, longestText) || undefined
}

/** Values with commas between them, or one after the other. */
function valuesOf(value: unknown): string[] {
  const values = [value].flat().flatMap((one) => writtenOf(one).split(','))
  return [...new Set(values.map((one) => one.trim()).filter(Boolean))].slice(0, mostValues)
}

function knownOf<Value extends string>(
  known: readonly Value[],
  values: readonly string[],
): Value[] {
  return known.filter((one) => values.includes(one))
}

function some<Value>(values: Value[]): Value[] | undefined {
  return values.length > 0 ? values : undefined
}

function numberOf(text: string | undefined, least: number, most: number): number | undefined {
  if (!text || !/^-?\d{1,12}(?:\.\d{1,20})?$/.test(text)) return undefined
  const number = Number(text)
  return number >= least && number <= most ? number : undefined
}

function wholeOf(number: number | undefined): number | undefined {
  return Number.isInteger(number) ? number : undefined
}

/** Half a point is none. */
function placeOf(place: string | undefined, lat: number | undefined, lng: number | undefined) {
  return lat === undefined || lng === undefined ? { place } : { place, lat, lng }
}
