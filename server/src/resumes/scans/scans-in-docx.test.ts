import { afterAll, describe, expect, test } from 'vitest'
import { openResumeReader } from '../cage/open-resume-reader.ts'
import { drawing, makeDocx, paragraph } from '../testing/make-docx.ts'
import { forkliftCertificate, kimWalker } from '../testing/kim-walker.ts'
import { blankPage, photograph, printedPage, scannedDocx } from '../testing/scanned-pages.ts'

const asOf = new Date('2026-11-24')
const reader = openResumeReader()
afterAll(() => reader.close())

const { person, work, learnt } = kimWalker
const first = await printedPage([...person, ...work])
const second = await printedPage(learnt)
const paper = await printedPage(forkliftCertificate)

async function read(document: Buffer) {
  const reading = await reader.read(document, { asOf })
  if (reading.status !== 'ok') throw new Error(reading.status)
  return reading
}

describe('a resume whose pages were pasted as pictures', { timeout: 90_000 }, () => {
  test('is read page by page, JPEG or PNG, and trusted less', async () => {
    const pages = [
      await first.clone().jpeg({ quality: 70 }).toBuffer(),
      await second.png().toBuffer(),
    ]
    const { facts } = await read(await scannedDocx([], ...pages))

    expect(facts.fullName?.value).toBe('Kim Walker')
    expect(facts.fullName?.confidence).toBeLessThan(0.8)
    expect(facts.phone?.value).toBe('+61491570156')
    expect(facts.jobs).toMatchObject([
      { title: 'Driller', employer: 'Redgum Iron Pty Ltd', start: { year: 2019, month: 3 } },
      { title: 'Offsider', employer: 'Ochre Coal Pty Ltd', end: { year: 2019, month: 2 } },
    ])
    expect(facts.licences.map(({ name }) => name)).toEqual(['White Card', 'Working at Heights'])
    expect(facts.readFromPicture).toEqual([1, 2])
  })

  test('is read from what printing presses and slow lines are given', async () => {
    const pages = [
      await first.clone().toColourspace('cmyk').jpeg({ quality: 80 }).toBuffer(),
      await second.clone().png({ progressive: true }).toBuffer(),
    ]
    const { facts } = await read(await scannedDocx([], ...pages))

    expect(facts.fullName?.value).toBe('Kim Walker')
    expect(facts.jobs).toHaveLength(2)
    expect(facts.licences.map(({ name }) => name)).toEqual(['White Card', 'Working at Heights'])
    expect(facts.readFromPicture).toEqual([1, 2])
  })

  test('is read in the order of its text, each picture once, whatever else lies in it', async () => {
    const [one, two] = [await first.png().toBuffer(), await second.jpeg().toBuffer()]
    const document = await makeDocx({
      body: [
        drawing('portrait', 90, 120),
        drawing('one'),
        shape('two'),
        drawing('one'),
        `<w:p><w:del>${drawing('gone')}</w:del></w:p>`,
      ].join(''),
      pictures: Object.fromEntries(
        ['two', 'gone', 'one', 'portrait', 'unused'].map((name) => [name, `media/${name}.png`]),
      ),
      parts: { 'word/media/one.png': one, 'word/media/two.png': two, 'word/media/gone.png': one },
    })
    const { facts, text } = await read(document)

    expect(facts.readFromPicture).toEqual([1, 2])
    expect(text.indexOf('EMPLOYMENT')).toBeLessThan(text.indexOf('EDUCATION'))
    expect(text.match(/Kim Walker/g)).toHaveLength(1)
  })
})

describe('certificates that were pasted behind a typed resume', { timeout: 90_000 }, () => {
  test('are read for tickets, and for nothing else', async () => {
    const typed = [...person, ...work, ...learnt]
    const alone = await read(await scannedDocx(typed))
    const pasted = await read(await scannedDocx(typed, await paper.png().toBuffer()))

    expect(pasted.facts.licences).toEqual([
      ...alone.facts.licences,
      expect.objectContaining({ name: 'Forklift', number: '88123' }),
    ])
    expect(pasted.facts.jobs).toEqual(alone.facts.jobs)
    expect(pasted.facts.fullName).toEqual(alone.facts.fullName)
    expect(pasted.facts.readFromPicture).toEqual([2])
  })

  test('take nothing away where there is nothing to be read in them', async () => {
    const pictures = [await blankPage().png().toBuffer(), await photograph().jpeg().toBuffer()]
    const { facts } = await read(await scannedDocx([...person, ...work], ...pictures))

    expect(facts.readFromPicture).toBeUndefined()
    expect(facts.jobs).toHaveLength(2)
  })
})

describe('a DOCX of pictures without a word', { timeout: 90_000 }, () => {
  const garbage = Buffer.concat([Buffer.from('ffd8ffc00011', 'hex'), Buffer.alloc(9000, 0xa5)])

  test.each<[string, () => Promise<Buffer>]>([
    ['a photograph', async () => scannedDocx([], await photograph().jpeg().toBuffer())],
    ['a drawing of another kind', () => scannedDocx([], Buffer.from('<svg/>'))],
    ['a JPEG of garbage', () => scannedDocx([], garbage)],
    [
      'a picture that is cut off',
      async () => scannedDocx([], (await first.png().toBuffer()).subarray(0, 4000)),
    ],
    ['a picture that is a giant in its own words', async () => scannedDocx([], await giant())],
    [
      'three hundred pictures',
      () => scannedDocx([], ...Array.from({ length: 300 }, () => garbage)),
    ],
    ['pictures that are nowhere', () => lost('media/none.png', 'http://127.0.0.1:9/scan.png')],
    ['pictures outside the document', () => lost('../../../../etc/passwd', '/etc/passwd')],
  ])('has still to be looked at: %s', async (_, make) => {
    const document = await make()
    const started = performance.now()

    expect(await reader.read(document, { asOf })).toEqual({ status: 'needs_ocr' })
    expect(performance.now() - started).toBeLessThan(40_000)
  })

  test('keeps nobody from the next one', async () => {
    expect(await reader.read(await scannedDocx([], await giant()), { asOf })).toBeDefined()
    const next = await read(await scannedDocx([], await first.jpeg().toBuffer()))
    expect(next.facts.readFromPicture).toEqual([1])
  })
})

/** As older programs show pictures. */
function shape(id: string): string {
  return `<w:p><w:r><w:pict><v:shape style="width:480pt;height:680pt"><v:imagedata r:id="${id}"/></v:shape></w:pict></w:r></w:p>`
}

function lost(...targets: readonly string[]): Promise<Buffer> {
  const names = targets.map((_, index) => `lost${index}`)
  return makeDocx({
    body: [paragraph('Scan'), ...[...names, 'unknown'].map((name) => drawing(name))].join(''),
    pictures: Object.fromEntries(names.map((name, index) => [name, targets[index] ?? ''])),
  })
}

/** A small JPEG whose frame tells of a few thousand million dots. */
async function giant(): Promise<Buffer> {
  const bytes = await first.clone().jpeg().toBuffer()
  const frame = bytes.indexOf(Buffer.from('ffc0', 'hex'))
  bytes.writeUInt16BE(65_000, frame + 5)
  bytes.writeUInt16BE(65_000, frame + 7)
  return bytes
}
