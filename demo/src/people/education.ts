import type { Craft } from './crafts/craft.ts'
import type { PastJob, Qualification } from './person.ts'
import type { Random } from './random.ts'

const universities = [
  'University of the Western Ranges',
  'Southern Cape University',
  'Brigalow State University',
  'Coolgardie Institute of Technology',
  'Derwent Bay University',
]
const colleges = [
  'Hunter Coast TAFE',
  'Pilbara Technical College',
  'Fitzroy Basin TAFE',
  'Swan Reach TAFE',
]
const schools = [
  'Prospect Hill Senior High School',
  'Yarra Glen Road College',
  'Tramway Street State High School',
]

/** Newest first: a degree before the first job, a trade certificate a few years into it, then school. */
export function educationOf(
  { study }: Craft,
  bornIn: number,
  jobs: readonly PastJob[],
  random: Random,
): Qualification[] {
  const firstYear = jobs.at(-1)?.start.year ?? bornIn + 20
  const lastYear = jobs[0]?.start.year ?? firstYear
  const studied = study.map((title, index) => qualification(title, index, firstYear, random))
  const finished = studied.filter(({ year }) => year <= lastYear)
  const school = {
    title: random.pick(['Year 12 Certificate', 'Year 10 Certificate', 'Senior Certificate']),
    institution: random.pick(schools),
    year: bornIn + 17,
  }
  const wantsSchool = finished.length === 0 || random.chance(0.35)
  return [...finished.toSorted((a, b) => b.year - a.year), ...(wantsSchool ? [school] : [])]
}

function qualification(
  title: string,
  index: number,
  firstYear: number,
  random: Random,
): Qualification {
  const isDegree = /^(Bachelor|Doctor)/.test(title)
  const isHigher = /^(Bachelor|Doctor|Master|Graduate)/.test(title)
  const year = isDegree ? firstYear - (random.chance(0.7) ? 0 : 1) : firstYear + 3 + index * 4
  return { title, institution: random.pick(isHigher ? universities : colleges), year }
}
