import { expect, test } from 'vitest'
import type { MonthOfYear } from '../resume-facts.ts'
import { typedResume } from '../testing/typed-resume.ts'
import { writtenPeople } from '../testing/written-people.ts'
import type { WrittenJob, WrittenPerson } from '../testing/written-people.ts'
import { readFacts } from './read-facts.ts'

const asOf = new Date('2026-11-24T00:00:00Z')
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const people = writtenPeople()

/** How people lay their jobs out: the lines above the duties. */
const habits: Readonly<Record<string, (job: WrittenJob) => string[]>> = {
  'dates in a cell beside the title': (job) => [
    `** ${job.title} || ${datesOf(job)}`,
    `${job.employer}, ${job.place}`,
  ],
  'all on one line': (job) => [`** ${job.title}, ${job.employer} – ${job.place} (${datesOf(job)})`],
  'the employer above the title': (job) => [
    `** ${job.employer} || ${job.place}`,
    `${job.title} || ${datesOf(job)}`,
  ],
  'dates before everything': (job) => [
    `** ${datesOf(job)} || ${job.employer}, ${job.place}`,
    job.title,
  ],
  'bullets among bullets': (job) => [
    `- ${job.title}, ${job.employer}, ${job.place}, ${datesOf(job)}`,
  ],
}

test.each(Object.keys(habits))('people of many trades are read, with %s', (habit) => {
  const read = people.map((person) => {
    const { jobs, fullName, email } = readFacts(typedResume(laidOut(person, habit)), { asOf })
    return { person, jobs, fullName, email }
  })
  const jobs = read.flatMap(({ person, jobs: found }) => person.jobs.map((job) => ({ job, found })))
  const share = (isRead: (one: (typeof jobs)[number]) => boolean) =>
    jobs.filter(isRead).length / jobs.length

  expect(
    read.filter(({ person, fullName }) => fullName?.value !== person.name.replace('Dr ', '')),
  ).toEqual([])
  expect(read.filter(({ person, email }) => email?.value !== person.email)).toEqual([])
  expect(share(({ job, found }) => found.some((one) => hasDates(one, job)))).toBe(1)
  expect(share(({ job, found }) => found.some(({ title }) => title === job.title))).toBe(1)
  // "Turner & Townsend" could be what somebody does.
  expect(
    share(({ job, found }) => found.some(({ employer }) => employer === job.employer)),
  ).toBeGreaterThan(0.98)
})

function laidOut(person: WrittenPerson, habit: string): string {
  const heads = habits[habit]
  return [
    `! ${person.name}`,
    person.headline,
    `${person.phone} | ${person.email}`,
    [person.town, person.region, person.postcode, person.country].filter(Boolean).join(', '),
    '# Profile',
    person.summary,
    '# Employment History',
    ...person.jobs.flatMap((job) => [
      ...(heads?.(job) ?? []),
      ...job.duties.map((duty) => (habit.startsWith('bullets') ? `~ - ${duty}` : `- ${duty}`)),
    ]),
    ...(person.studies.length > 0 ? ['# Education'] : []),
    ...person.studies.map(({ degree, school, end }) => `${degree}, ${school}, ${end}`),
    '# Skills',
    person.skills.join(', '),
  ].join('\n')
}

function datesOf({ start, end }: WrittenJob): string {
  return `${written(start)} – ${end === '' ? 'present' : written(end)}`
}

/** 2019-03 as Mar 2019. */
function written(when: string): string {
  const [year = '', month] = when.split('-')
  return month === undefined ? year : `${months[Number(month) - 1]} ${year}`
}

interface Dated {
  readonly start: MonthOfYear | null
  readonly end: MonthOfYear | null
}

function hasDates({ start, end }: Dated, job: WrittenJob): boolean {
  return numbered(start) === job.start && (job.end === '' || numbered(end) === job.end)
}

function numbered(when: MonthOfYear | null): string {
  if (!when) return ''
  const { year, month } = when
  return month === undefined ? String(year) : `${year}-${String(month).padStart(2, '0')}`
}
