import { afterAll, describe, expect, test } from 'vitest'
import { openResumeReader } from '../cage/open-resume-reader.ts'
import { forkliftCertificate, kimWalker } from '../testing/kim-walker.ts'
import { blankPage, photograph, printedPage, scannedPdf } from '../testing/scanned-pages.ts'

const asOf = new Date('2026-11-24')
const reader = openResumeReader()
afterAll(() => reader.close())

const { person, work, learnt } = kimWalker
const resume = [...person, ...work, ...learnt]
const firstAid = [
  'Certificate of Completion',
  'Awarded to Kim Walker',
  'HLTAID011 Provide First Aid',
  'Date of issue: 3 February 2025',
]

async function read(bytes: Buffer) {
  const reading = await reader.read(bytes, { asOf })
  if (reading.status !== 'ok') throw new Error(reading.status)
  return reading
}

describe('a resume that was scanned', { timeout: 90_000 }, () => {
  test.each([
    ['as it lay', {}],
    ['a little askew', { lean: 1 }],
    ['the other way askew, with grain', { lean: -1, grain: 16 }],
    ['in small print', { points: 9 }],
  ])('%s is read', async (_, habits) => {
    const { facts, text } = await read(await scannedPdf(await printedPage(resume, habits)))

    expect(facts.fullName?.value).toBe('Kim Walker')
    expect(facts.email?.value).toBe('kim.walker@mail.example')
    expect(facts.phone?.value).toBe('+61491570156')
    expect(facts.location?.value).toBe('Kalgoorlie WA 6430')
    expect(facts.jobs).toMatchObject([
      { title: 'Driller', employer: 'Redgum Iron Pty Ltd', start: { year: 2019, month: 3 } },
      { title: 'Offsider', employer: 'Ochre Coal Pty Ltd', end: { year: 2019, month: 2 } },
    ])
    expect(facts.licences.map(({ name }) => name)).toEqual(['White Card', 'Working at Heights'])
    expect(facts.readFromPicture).toEqual([1])
    expect(text).toContain('Certificate III in Drilling Operations, 2016')
  })

  test('is trusted less than the same words in type', async () => {
    const typed = await read(await scannedPdf(resume))
    const scanned = await read(await scannedPdf(await printedPage(resume)))

    expect(typed.facts.readFromPicture).toBeUndefined()
    for (const fact of ['fullName', 'email', 'phone', 'location', 'currentRole'] as const) {
      const [sure = 0, doubtful = 1] = [typed, scanned].map(({ facts }) => facts[fact]?.confidence)
      expect(doubtful).toBeLessThan(sure)
    }
    expect(scanned.facts.jobs[0]?.confidence).toBeLessThan(typed.facts.jobs[0]?.confidence ?? 0)
  })
})

describe('certificates that were scanned behind a resume', { timeout: 90_000 }, () => {
  test('are read for tickets, and for nothing else', async () => {
    const certificates = [
      await printedPage(forkliftCertificate),
      await printedPage(firstAid, { lean: 1 }),
    ]
    const { facts } = await read(await scannedPdf(resume, ...certificates))
    const alone = await read(await scannedPdf(resume))

    expect(facts.readFromPicture).toEqual([2, 3])
    expect(facts.licences).toEqual([
      ...alone.facts.licences,
      expect.objectContaining({
        name: 'Forklift',
        number: '88123',
        issuedOn: { year: 2024, month: 5, day: 14 },
      }),
      expect.objectContaining({ name: 'First Aid', issuedOn: { year: 2025, month: 2, day: 3 } }),
    ])
    expect(facts.phone).toEqual(alone.facts.phone)
    expect(facts.jobs).toEqual(alone.facts.jobs)
    expect(facts.fullName).toEqual(alone.facts.fullName)
  })

  test('take nothing away where there is nothing to be read on them', async () => {
    const { facts } = await read(await scannedPdf(resume, blankPage(), photograph()))

    expect(facts.readFromPicture).toBeUndefined()
    expect(facts.jobs).toHaveLength(2)
  })
})

describe('what is no resume in a picture', { timeout: 90_000 }, () => {
  test.each([
    ['a blank page', () => blankPage()],
    ['a photograph', () => photograph()],
  ])('%s has still to be looked at', async (_, page) => {
    expect(await reader.read(await scannedPdf(page()), { asOf })).toEqual({ status: 'needs_ocr' })
  })

  test('a certificate by itself is no resume', async () => {
    const certificate = await scannedPdf(await printedPage(firstAid))
    expect(await reader.read(certificate, { asOf })).toEqual({ status: 'not_resume' })
  })
})
