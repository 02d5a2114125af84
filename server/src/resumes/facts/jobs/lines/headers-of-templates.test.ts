import { expect, test } from 'vitest'
import { jobsIn } from '../../../testing/jobs-in.ts'
import { makeDocx, paragraph, table } from '../../../testing/make-docx.ts'
import { readText } from '../../../text/read-text.ts'
import { readFacts } from '../../read-facts.ts'

async function jobsOf(body: string) {
  const text = await readText(await makeDocx({ body }), [])
  const { jobs } = readFacts(text, { asOf: new Date('2026-11-24') })
  return jobs.map(({ title, employer }) => `${title} | ${employer}`)
}

const run = (text: string, color: string) =>
  `<w:r><w:rPr><w:b/><w:color w:val="${color}"/></w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`

const twoColors = (firm: string, title: string) =>
  `<w:p>${run(firm, '000000')}${run(` ${title}`, '2E7596')}</w:p>`

const cells = (left: readonly string[], right: readonly string[]) =>
  [left, right].map((texts) => texts.map((text) => paragraph(text)).join(''))

const firstTwo = (typed: string) =>
  jobsIn(typed).map((job) => job.split(' | ').slice(0, 2).join(' | '))

test('where letters of another color begin, another name does, as in templates of Word', async () => {
  const jobs = await jobsOf(
    [
      paragraph('WORK EXPERIENCE'),
      twoColors('Spinifex Camp Services', 'Head Chef'),
      paragraph('March 2022–Present'),
      paragraph('Crew of eleven cooks and nine kitchen hands over two panels.'),
      twoColors('Alliance Lodges, Karratha', 'Chef de Partie'),
      paragraph('2013–2016'),
      paragraph('Hot line, breakfast and crib for 1,900.'),
    ].join(''),
  )
  expect(jobs).toEqual(['Head Chef | Spinifex Camp Services', 'Chef de Partie | Alliance Lodges'])
})

test('a heading under a rule stands before the job beside the rule, as in a template of Google', async () => {
  const jobs = await jobsOf(
    table(
      cells(['ㅡ', 'Skills'], ['Ten years standing up and never late.']),
      cells(
        ['ㅡ', 'Experience'],
        [
          'Redgum Hair, Collie - Owner',
          'JUNE 2019 - PRESENT',
          'Two chairs, one apprentice.',
          'Karri Salon, Bunbury - Senior Stylist',
          'JANUARY 2015 - MAY 2019',
          'Colour, cutting, barbering.',
        ],
      ),
      cells(['ㅡ', 'Education'], ['Wandoo College - Certificate III, 2014']),
    ),
  )
  expect(jobs).toEqual(['Owner | Redgum Hair', 'Senior Stylist | Karri Salon'])
})

test('a town may stand behind its firm with a hyphen alone, as job sites print it', () => {
  const typed = `
    # Work Experience
    Sales Loader Operator
    Bromelton Rock & Recycling-Beaudesert QLD
    September 2018 to Present
    Crusher Hand
    Cedar Creek Quarries-Yarrabilba QLD
    July 2011 to February 2014`
  expect(firstTwo(typed)).toEqual([
    'Sales Loader Operator | Bromelton Rock & Recycling',
    'Crusher Hand | Cedar Creek Quarries',
  ])
})

test('below a heading of spaced letters, dates stand above their jobs', () => {
  const typed = `
    Ann Lee
    ** M Y STO RY S O FA R
    MAR 2023 - CURRENT
    ** Dozer Operator
    Grosvenor Downs Coal
    Bulk push on the dragline bench and ramps to the drone model.
    2017 - 2020
    ** Haul Truck Operator
    Burton Range Contracting
    Learned hot seats, pre starts and how to stay awake.
    2013 - 2015
    ** Teller
    Capricorn Credit Union
    ** WHATPEOPLESAY`
  expect(jobsIn(typed)).toEqual([
    'Dozer Operator | Grosvenor Downs Coal |  | 3/2023 – now',
    'Haul Truck Operator | Burton Range Contracting |  | 2017 – 2020',
    'Teller | Capricorn Credit Union |  | 2013 – 2015',
  ])
})

test('of what somebody is today, what they do unpaid comes behind what they are paid for', () => {
  const typed = `
    # Experience
    Firefighter (volunteer), Collie Fire & Rescue, 2020 – present
    Owner, Redgum Hair Pty Ltd, 2019 – present`
  expect(firstTwo(typed)).toEqual([
    'Owner | Redgum Hair Pty Ltd',
    'Firefighter | Collie Fire & Rescue',
  ])
})

test('an employer with the length of all roles there stands over each of them, as networks for work print it', () => {
  const typed = `Mei Holloway
    # Experience
    ! Tjukurla Gold Operations
    4 years 8 months
    Process Technician Level 3
    November 2024 - Present (2 years 1 month)
    Western Australia, Australia
    Leaching, adsorption and the gold room.
    Process Technician Level 1-2
    April 2022 - October 2024 (2 years 7 months)
    Western Australia, Australia
    Crushing and milling for the first year.
    ! Golden Wattle Bakery
    Shop Assistant (part time while studying)
    2013 - December 2015 (3 years)`
  expect(firstTwo(typed)).toEqual([
    'Process Technician Level 3 | Tjukurla Gold Operations',
    'Process Technician Level 1-2 | Tjukurla Gold Operations',
    'Shop Assistant | Golden Wattle Bakery',
  ])
})
