import { expect, test } from 'vitest'
import { readJobs } from '../jobs/read-jobs.ts'
import { readLicences } from '../licences/read-licences.ts'
import { readText } from '../../text/read-text.ts'
import { makeDocx, paragraph, table } from '../../testing/make-docx.ts'
import { typedResume } from '../../testing/typed-resume.ts'
import { readFacts } from '../read-facts.ts'
import { readSections } from './read-sections.ts'

const asOf = new Date('2026-11-24T00:00:00Z')

const tickets = `
  Forklift LF, exp 03/2028
  White card NSW 112233
  Working at heights 06/2026
  Roy Hill site induction 2026
  Wagon tippler authorisation, exp 12/2027
  HR licence, 09/2029`

function readFrom(typed: string) {
  const sections = readSections(typedResume(typed))
  const jobs = readJobs(sections, asOf)
  const licences = readLicences(sections, asOf, { jobs })
  return {
    tickets: licences.map(({ name, machine }) => (machine ? `${name}: ${machine}` : name)),
    jobs: jobs.map(({ title, employer }) => `${title}, ${employer}`),
  }
}

const asVoc = (machine: string) => `Verification of Competency (VOC): ${machine}`

const all = [
  'Forklift',
  'White Card',
  'Working at Heights',
  'Roy Hill site induction',
  'Wagon tippler authorisation',
  'Heavy Rigid (HR)',
]

test.each(['Right to operate', 'RIGHT TO OPERATE', 'Card wallet:', '** Ready to mobilise', 'Held'])(
  'dated tickets below a heading that nobody knows are read: %s',
  (heading) => {
    const work = '# Employment\n** Operator, Acme Mining\nJan 2020 – present\nDrove trucks.'
    const ends = '# Referees\nOn request'
    const person = '! Sam Doyle\nPerth WA\n0491 570 156'
    expect(readFrom(`${person}\n${work}\n${heading}\n${tickets}\n${ends}`)).toEqual({
      tickets: all,
      jobs: ['Operator, Acme Mining'],
    })
    expect(readFrom(`${person}\n${heading}\n${tickets}\n${work}\n${ends}`)).toEqual({
      tickets: all,
      jobs: ['Operator, Acme Mining'],
    })
  },
)

test('jobs with a date each, called after machines and trades, stay jobs', () => {
  const { tickets: read, jobs } = readFrom(`
    ! Sam Doyle
    Perth WA
    # Employment
    Forklift operator, Linfox, Nov 2024
    Dogman, Boom Logistics, Mar 2023
    Rigger, Monadelphous, Oct 2022
    Crane operator, Freo Group, May 2021`)
  expect(read).toEqual([])
  expect(jobs).toHaveLength(4)
})

test('a remark behind a comma or in brackets is no part of a heading, and machines have tables of their own', () => {
  const { tickets: read, jobs } = readFrom(`
    ! Trevor Makepeace
    Whyalla SA
    # TICKETS (all copies can be sent)
    HRWL: DG, RB No. SA 100 4473
    ** Machine VOCs
    Machine || Signed off || VOC expires || Where
    Sandvik DD422i jumbo || Nov 2023 || Nov 2027 || Fosterville
    Charmec || 2021 || 1/2028 || Fosterville
    # SHUTDOWNS, this year and last
    Jul 2026 || Iron Bridge || Redrock Crews || Fitter
    Feb 2026 || Tom Price || Redrock Crews || Leading Hand`)
  expect(read).toEqual([
    'Dogging',
    'Basic Rigging',
    ...['Sandvik DD422i jumbo', 'Charmec'].map(asVoc),
  ])
  expect(jobs).toHaveLength(2)
})

test('what was done on a job is no list of tickets', () => {
  const { tickets: read } = readFrom(`
    ! Sam Doyle
    Perth WA
    # Employment
    ** Safety Adviser, Acme Mining
    Jan 2020 – present
    - Delivered first aid training to 40 people in 2021
    - Wrote the confined space procedure
    - Ran working at heights refreshers
    - Kept the register of forklift tickets`)
  expect(read).toEqual([])
})

test('what is valid from one month to another is no job, be it two lines of it', () => {
  const { tickets: read, jobs } = readFrom(`
    ! Sam Doyle
    Perth WA
    # Employment
    ** Operator, Acme Mining
    Jan 2020 – present
    Drove trucks.
    # Paperwork
    Forklift LF, 03/2023 – 03/2028
    HR licence 2024–2029`)
  expect(read).toEqual(['Forklift', 'Heavy Rigid (HR)'])
  expect(jobs).toEqual(['Operator, Acme Mining'])
})

test('below the tickets that were gained in a job, the next job begins in the letters of the first', () => {
  const read = readFrom(`
    # Where I’ve worked
    ** Jumbo Operator – Pickaxe Underground
    Jul 2020 – now
    - Full face boring
    _ ** Tickets held
    Forklift – valid until Jul 2028
    First aid – valid until Oct 2027
    ** Bogger Operator – Rockface Mining Services
    Apr 2015 – Jun 2020
    - Stope mucking
    _ ** Tickets held
    White card
    ** Deckhand – Two Capes Cray Co.
    2007 – 2010`)
  expect(read).toEqual({
    tickets: ['Forklift', 'First Aid', 'White Card'],
    jobs: [
      'Jumbo Operator, Pickaxe Underground',
      'Bogger Operator, Rockface Mining Services',
      'Deckhand, Two Capes Cray Co.',
    ],
  })
})

test('what heads a table of tickets between two others is no heading of the person', async () => {
  const body = [
    paragraph('Sam Doyle'),
    paragraph('sam@acme.example'),
    inBold('LICENCES AND TICKETS'),
    inBold('Access'),
    rows('White card | 1193320 | 2014', 'Working at Heights | WH-20 | 02/2028'),
    inBold('Personal'),
    rows('Coal board medical | 2020 | 2025', 'Mask fit (full face, P3) | 01/2026 | 01/2027'),
    inBold('STUDY'),
    paragraph('Certificate III in Surface Extraction, Acme College, 2013'),
  ].join('')
  const { licences } = readFacts(await readText(await makeDocx({ body })), { asOf })
  expect(licences.map(({ name }) => name)).toEqual([
    'White Card',
    'Working at Heights',
    'Coal Board Medical',
    'Mask fit (full face, P3)',
  ])
})

function inBold(text: string): string {
  return `<w:p><w:r><w:rPr><w:b/></w:rPr><w:t>${text}</w:t></w:r></w:p>`
}

function rows(...typed: readonly string[]): string {
  return table(...typed.map((row) => row.split(' | ').map((text) => paragraph(text))))
}

test.each([
  'SECTION 3 – LICENCES AND HIGH RISK WORK',
  'Tickets again, in a list, for the people who skip letters',
])('a heading of tickets may be counted or say much: %s', (heading) => {
  const { tickets: read } = readFrom(`
    ! Sam Doyle
    # Employment
    ** Operator, Acme Mining
    Jan 2020 – present
    # ${heading}
    ${tickets}
    Redgum rope access card
    # Referees
    On request`)
  expect(read).toEqual([...all, 'Redgum rope access card'])
})

test('whoever is in training for a trade has a title, and a job below the last ticket begins the work', () => {
  expect(
    readFrom(`
      # Experience
      ** ERZ Controller
      Kestrel Coal Resources, Emerald | 08/2019 – current
      - Pre-shift inspections
      ** Miner Driver / Deputy in training
      BMA Broadmeadow | 05/2008 – 01/2014
      - Shuttle car, LHD, roof bolter
      # Australian cards
      ${tickets}
      # My days so far
      Downer, Taupō depot – Leading operator, roads maintenance and chipseal
      March 2018 — today
      - 14t and 20t diggers, 12M grader`),
  ).toEqual({
    tickets: [
      'Forklift',
      'White Card',
      'Working at Heights',
      'Roy Hill site induction',
      'Wagon tippler authorisation',
      'Heavy Rigid (HR)',
    ],
    jobs: [
      'ERZ Controller, Kestrel Coal Resources',
      'Leading operator, roads maintenance and chipseal, Downer',
      'Miner Driver / Deputy in training, BMA Broadmeadow',
    ],
  })
})
