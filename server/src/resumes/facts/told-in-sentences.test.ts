import { expect, test } from 'vitest'
import type { ResumeFacts } from '../resume-facts.ts'
import { typedResume } from '../testing/typed-resume.ts'
import { readFacts } from './read-facts.ts'

const asOf = new Date('2026-11-15T00:00:00Z')

/** Broken at the margin, as a page is. */
const letter = `Tom Bridges
0412 345 678, tom.bridges@mail.example

Dear Sir or Madam,

I am applying for the dump truck operator roles that you have going. I have been
working as a truck operator with Macmahon at Tropicana since February 2021, on an
8 and 6 roster. Before that I was with NRW at Gudai-Darri from June 2018 to
January 2021 as a water cart operator. I started out as a trades assistant for
Monadelphous in Karratha (2015 to 2018), and I liked it there.

I hold a HR licence, number 5567213, which expires on 14 March 2028, and a forklift
licence that is good until 9 June 2027. I have working at heights and confined
space entry, both from February 2025, and a high risk licence with dogging and
basic rigging. It expires in June 2029. I do not have a dozer ticket yet.

Yours faithfully,
Tom Bridges`

test('jobs that are told in a letter are read sentence by sentence', () => {
  const { jobs, currentRole, currentCompany } = read(letter)

  expect(
    jobs.map(({ title, employer, start, end }) => [title, employer, said(start), said(end)]),
  ).toEqual([
    ['Truck operator', 'Macmahon', '2021-2', undefined],
    ['Water cart operator', 'NRW', '2018-6', '2021-1'],
    ['Trades assistant', 'Monadelphous', '2015', '2018'],
  ])
  expect([currentRole?.value, currentCompany?.value]).toEqual(['Truck operator', 'Macmahon'])
})

test('where they stand can be shown', () => {
  const { text } = typedResume(letter)
  const { jobs, currentCompany } = read(letter)

  const [span] = currentCompany?.spans ?? []
  expect(text.slice(span?.start, span?.end)).toBe('Macmahon')
  expect(jobs.map(({ span: { start, end } }) => text.slice(start, end).split('\n')[0])).toEqual([
    'I have been',
    'Before that I was with NRW at Gudai-Darri from June 2018 to',
    'I started out as a trades assistant for',
  ])
})

test('tickets that a sentence tells have their dates, and what it denies is none', () => {
  expect(
    read(letter).licences.map(({ name, number, expiresOn }) => [name, number, said(expiresOn)]),
  ).toEqual([
    ['Heavy Rigid (HR)', '5567213', '2028-3'],
    ['Forklift', null, '2027-6'],
    ['Working at Heights', null, undefined],
    ['Confined Space Entry', null, undefined],
    ['Dogging', null, '2029-6'],
    ['Basic Rigging', null, '2029-6'],
  ])
})

test('several jobs of a sentence are one each, called by the trade where it says nothing else', () => {
  const { jobs } = read(`Luke Grant
0412 345 678
I am a boilermaker/welder with fourteen years behind me and have worked at both ends of the country. Since my time I have worked for UGL (2012-2016, pipe welding on Gorgon), Monadelphous (2016-2020, shutdowns), and since 2020 for Linkforce, where I do two or three shutdowns a year as a leading hand boilermaker.`)

  expect(jobs.map(({ title, employer, start }) => [title, employer, said(start)])).toEqual([
    ['Leading hand boilermaker', 'Linkforce', '2020'],
    ['Boilermaker/welder', 'Monadelphous', '2016'],
    ['Boilermaker/welder', 'UGL', '2012'],
  ])
})

test('neither a study nor a licence is a job, whoever it is with', () => {
  const { jobs } = read(`Priya Nair
0412 345 678
I am a metallurgist with a degree in extractive metallurgy, which I studied for with Curtin from 2010 to 2013, and I have worked in gold ever since.
Since May 2019 I have been with Northern Star at Thunderbox as a senior metallurgist, on a roster of eight days on and six days off.
My HR licence is with the Department of Transport from March 2018 to March 2028, and I like to drive wherever the work is.`)

  expect(jobs.map(({ title, employer }) => [title, employer])).toEqual([
    ['Senior metallurgist', 'Northern Star'],
  ])
})

test('whoever lists below headings is read by lines, whatever sentences stand there', () => {
  const { jobs } = read(`Luke Grant
0412 345 678
I am a boilermaker with fourteen years behind me, and since 2019 I have been with my dog Rex in Perth.
# Work history
** Boilermaker, UGL || 2012 – 2016
Welded pipes on Gorgon and on two other projects of the coast, as a member of the crew since March 2013.`)

  expect(jobs.map(({ title, employer }) => [title, employer])).toEqual([['Boilermaker', 'UGL']])
})

test('a letter may have headings, and tells of owners and of agencies as well', () => {
  const { jobs, licences } = read(`Colin Abbott
0412 345 678
I am writing to put my name down for any water cart position that you have going this year.
I have driven water carts in mining since we leased the farm out, and I am used to long hours.

** Mining work
Since March 2021 I have been employed by Karri Resources at their Tuart mine as a Water Cart Operator.
Before that, between 2019 and early 2021, I worked through WorkPac for the mine as a Haul Truck and Water Cart Operator.

** Before mining
I ran our own place, Abbott Farming, from 1995 to 2018 as owner and manager, and I would do so again.

# Licences and tickets
My driver's licence is MC class, WA number 3320417, and it runs out on 8 June 2028, as far as I know.
I did Working at Heights in 2023 but it has run out (September 2025) and I will do it again if asked.`)

  expect(
    jobs.map(({ title, employer, start, end }) => [title, employer, said(start), said(end)]),
  ).toEqual([
    ['Water Cart Operator', 'Karri Resources', '2021-3', undefined],
    ['Haul Truck and Water Cart Operator', 'WorkPac', '2019', '2021'],
    ['Owner and manager', 'Abbott Farming', '1995', '2018'],
  ])
  expect(licences.map(({ name, expiresOn }) => [name, said(expiresOn)])).toEqual([
    ['Multi Combination (MC)', '2028-6'],
    ['Working at Heights', '2025-9'],
  ])
})

test('what was done between two years is no job of its own', () => {
  const { jobs } = read(`Luke Grant
0412 345 678
# Work history
** Boilermaker, UGL || 2012 – 2019
I welded pipes on Gorgon and on two other projects of the coast.
Between 2014 and 2016 I was a member of the crew that built the jetty and its loader.`)

  expect(jobs.map(({ title, employer }) => [title, employer])).toEqual([['Boilermaker', 'UGL']])
})

function read(typed: string): ResumeFacts {
  return readFacts(typedResume(typed), { asOf })
}

function said(date: { year: number; month?: number } | null | undefined): string | undefined {
  return date ? [date.year, date.month].filter(Boolean).join('-') : undefined
}
