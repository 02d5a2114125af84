import { expect, test } from 'vitest'
import { column, makePdf } from '../../testing/make-pdf.ts'
import { typedResume } from '../../testing/typed-resume.ts'
import { readText } from '../../text/read-text.ts'
import { readFacts } from '../read-facts.ts'
import { readSections } from './read-sections.ts'

const asOf = new Date('2026-11-24T00:00:00Z')

const kindsOf = (typed: string) =>
  readSections(typedResume(typed)).map(({ kind, lines }) => [kind, lines.length])

test('a mark adorns a heading, and below it a list has marks, too', () => {
  expect(
    kindsOf(`
      Ann Lee
      - Experience
      Carer, Westbrook Care, 2019 – 2022
      - Certificates
      First aid
      Tickets I have:
      - White card
      - Training
      - Forklift`),
  ).toEqual([
    ['head', 1],
    ['experience', 1],
    ['licences', 1],
    ['licences', 3],
  ])
})

test.each([
  ['SYSTEMS KNOWN', 'skills'],
  ['KEY STRENGTHS (AS STATED BY CANDIDATE)', 'skills'],
  ["What I'm good at", 'skills'],
  ['Tickets I got ready', 'licences'],
  ['MACHINE AUTHORISATIONS', 'licences'],
  ['Things I can operate or fix', 'skills'],
  ['EDUCATIONAL ATTAINMENT', 'education'],
  ['EMPLOYMENT HISTORY (last 10 years, explain gaps)', 'experience'],
  ['Education and training', 'education'],
  ['Licences and training', 'licences'],
  ['Education, licences and training', 'licences'],
  ['EXECUTION (WORK HISTORY)', 'experience'],
  ['COMMAND & SIGNAL (EDUCATION)', 'education'],
  ['ADMIN & LOGISTICS: LICENCES, TICKETS, CLEARANCES', 'licences'],
])('%s', (heading, kind) => {
  expect(kindsOf(`Ann Lee\n${heading}\nOne\nTwo`)).toEqual([
    ['head', 1],
    [kind, 2],
  ])
})

test('labels in a margin are no headings, as those begin elsewhere and are heavy', () => {
  const { tags } = readFacts(
    typedResume(`
      Ann Lee
      # PERSONAL SKILLS
      ~ Mother tongue || Nepali
      ~ Other languages || English C1
      ~ Organisational || Rostering; stock rotation
      ~ Digital || Excel; Xero`),
    { asOf },
  )
  expect(tags.map(({ tag }) => tag)).toEqual(
    expect.arrayContaining(['Rostering', 'stock rotation', 'Xero']),
  )
})

test('in two boxes with centred headings tickets and skills stand apart, headings small but larger', async () => {
  const pdf = await makePdf((page) => {
    page.fontSize(20).text('Shay Bonner', 200, 40).fontSize(10)
    column(
      page,
      Array(14).fill('Sixteen years on my feet, listening to all and running a chair to time'),
      {
        x: 57,
        y: 80,
      },
    )
    page.fontSize(13).text('tickets I got ready', 97, 300).text("what I'm good at", 379, 300)
    page.fontSize(9)
    column(
      page,
      ['HR Licence', 'White Card', 'First Aid, 06/2027', 'Working at Heights, 07/28'].map(
        (text) => `• ${text}`,
      ),
      { x: 57, y: 322, leading: 15 },
    )
    column(
      page,
      ['Early mornings', 'Two-way radio', 'Keeping calm with cranky people', 'Pre-starts'].map(
        (text) => `• ${text}`,
      ),
      { x: 335, y: 322, leading: 15 },
    )
    page.fontSize(13).text('study', 420, 392)
    page.fontSize(9)
    column(
      page,
      ['Certificate III in Hairdressing, Peel College, 2014', 'Year 11, Halls Head Senior High'],
      { x: 335, y: 412 },
    )
  })
  const { licences, studies } = readFacts(await readText(pdf), { asOf })
  expect(licences.map(({ name, expiry }) => [name, expiry])).toEqual([
    ['Heavy Rigid (HR)', null],
    ['White Card', null],
    ['First Aid', '06/2027'],
    ['Working at Heights', '07/28'],
  ])
  expect(studies?.map(({ name }) => name)).toEqual(['Certificate III in Hairdressing', 'Year 11'])
})

test('long headings in capitals end the tickets, and a short ticket in capitals does not', () => {
  const typed = `
    Ann Lee
    ** TICKETS
    White card
    RSA NT
    First aid
    ** LIFTS AND PROJECTS OF NOTE (please ask)
    Ship loader boom, 212 t
    ** ABOUT THE MACHINE YOU MAY PUT ME ON
    I do not mind which make.
    ** REFEREES
    Bo Low`
  expect(kindsOf(typed)).toEqual([
    ['head', 1],
    ['licences', 3],
    ['other', 1],
    ['other', 1],
    ['referees', 1],
  ])
})

test('the answer to a label is no heading, though it is the name of one', () => {
  expect(
    kindsOf('Ann Lee\nEXPERIENCE\nFitter, Acme Pty Ltd, 2019 – 2022\nDEPARTMENT: TRAINING'),
  ).toEqual([
    ['head', 1],
    ['experience', 2],
  ])
})

test('a heading that says that it goes on begins nothing, and is no line of it', () => {
  expect(
    kindsOf('Ann Lee\nTICKETS\nWhite Card\nTICKETS CONT.\nForklift\nTickets (continued)\nDogging'),
  ).toEqual([
    ['head', 1],
    ['licences', 3],
  ])
})
