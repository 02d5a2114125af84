import { describe, expect, test } from 'vitest'
import type { ResumeText } from '../../resume-text.ts'
import { makeDocx, paragraph, table } from '../../testing/make-docx.ts'
import { readText } from '../read-text.ts'

async function read(...content: Parameters<typeof makeDocx>): Promise<ResumeText> {
  return readText(await makeDocx(...content))
}

function shown({ lines }: ResumeText): string[] {
  return lines.map(({ cells }) => cells.map(({ text }) => text).join(' | '))
}

const bold = (words: string) => `<w:p><w:r><w:rPr><w:b/></w:rPr><w:t>${words}</w:t></w:r></w:p>`
const sixLines = (name: string) =>
  Array.from({ length: 6 }, (_, at) => paragraph(`${name}${at + 1}`)).join('')
const styled = (style: string) => `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`
const run = (text: string, properties = '') =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r>`

const box = (state: string) =>
  `<w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:checkBox>${state}</w:checkBox></w:ffData></w:fldChar></w:r><w:r><w:instrText> FORMCHECKBOX </w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`
const symbol = (place: string) =>
  `<w:r><w:sym w:font="Wingdings" w:char="${place}"/></w:r>${run(' ')}`

describe('lines', () => {
  test('tabs part cells, soft line ends part lines', async () => {
    const text = await read({
      body: '<w:p><w:r><w:t>Driller</w:t><w:tab/><w:t>2019 – 2022</w:t><w:br/><w:t>Redgum Iron</w:t></w:r></w:p>',
    })

    expect(shown(text)).toEqual(['Driller | 2019 – 2022', 'Redgum Iron'])
  })

  test('a row of blanks parts cells as a tab does, but in a table, which has its own', async () => {
    const typed = '2019 - now   Redgum Haulage, Emerald    Road train driver.  All side tippers'
    const line = `<w:p>${run(typed)}</w:p>`
    expect(shown(await read({ body: line }))).toEqual([
      '2019 - now | Redgum Haulage, Emerald | Road train driver. All side tippers',
    ])
    const inTable = await read({ body: table([line, paragraph('LF 12/2027')]) })
    expect(shown(inTable)).toEqual([
      '2019 - now Redgum Haulage, Emerald Road train driver. All side tippers | LF 12/2027',
    ])
  })

  test('what is deleted, hidden or only a code of a field is not there', async () => {
    const text = await read({
      body: `<w:p>${run('Kim')}<w:del><w:r><w:delText>gone</w:delText></w:r></w:del><w:moveFrom>${run('moved')}</w:moveFrom><w:ins>${run(' Walker')}</w:ins>${run('hidden', '<w:vanish/>')}<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> TIME \\@ "yyyy" </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run(' 2026')}<w:r><w:fldChar w:fldCharType="end"/></w:r>${run('(', '<w:rFonts w:ascii="Wingdings"/>')}</w:p>`,
    })

    expect(text.text).toBe('Kim Walker 2026')
  })

  test('boxes of a form are there, ticked or not, however they were set', async () => {
    const text = await read({
      body: `<w:p>${box('<w:default w:val="1"/>')}${run('DG ')}${box('<w:default w:val="1"/><w:checked w:val="0"/>')}${run('RB ')}${box('<w:default w:val="0"/><w:checked/>')}${run('WP ')}${symbol('F0FE')}${run('LF ')}${symbol('00A8')}${run('CN')}</w:p>`,
    })

    expect(text.text).toBe('☑DG ☐RB ☑WP ☑ LF ☐ CN')
  })

  test('list items are told by a flag, whether drawn or typed', async () => {
    const text = await read({
      body:
        paragraph('Drilled', '<w:pPr><w:numPr><w:numId w:val="3"/></w:numPr></w:pPr>') +
        paragraph('• Blasted') +
        paragraph('Rested'),
    })

    expect(text.lines.map((line) => [line.text, line.isBullet])).toEqual([
      ['Drilled', true],
      ['Blasted', true],
      ['Rested', false],
    ])
  })

  test('styles give looks and headings, as far as they inherit them', async () => {
    const text = await read({
      styles: [
        '<w:style w:type="paragraph" w:styleId="berschrift1"><w:name w:val="heading 1"/><w:rPr><w:b/><w:sz w:val="28"/></w:rPr></w:style>',
        '<w:style w:type="paragraph" w:styleId="Mine"><w:name w:val="Mine"/><w:basedOn w:val="berschrift1"/><w:rPr><w:sz w:val="32"/></w:rPr></w:style>',
        '<w:style w:type="paragraph" w:styleId="Plain"><w:name w:val="Plain"/><w:basedOn w:val="Mine"/><w:pPr><w:outlineLvl w:val="9"/></w:pPr><w:rPr><w:b w:val="0"/></w:rPr></w:style>',
      ].join(''),
      body: paragraph('Work', styled('Mine')) + paragraph('Not one', styled('Plain')),
    })

    expect(text.lines[0]).toMatchObject({ isMarkedHeading: true, isBold: true, size: 16 })
    expect(text.lines[1]).toMatchObject({ isMarkedHeading: false, isBold: false, size: 16 })
  })

  test('the head of the pages comes first', async () => {
    const text = await read({ header: paragraph('Kim Walker'), body: paragraph('Driller') })

    expect(text.lines.map(({ text: line, region }) => [line, region])).toEqual([
      ['Kim Walker', 'head'],
      ['Driller', 'body'],
    ])
  })
})

describe('tables', () => {
  test('the rows of a table within a cell are lines with their cells', async () => {
    const jobs = table(
      ['From', 'To', 'Role'].map((head) => paragraph(head)),
      ['09/2020', 'Now', 'Shiploader operator'].map((told) => paragraph(told)),
    )
    const text = await read({ body: table([paragraph('Work'), jobs]) })

    expect(shown(text)).toEqual(['Work | From | To | Role', '09/2020 | Now | Shiploader operator'])
  })

  test('are read across, line by line', async () => {
    const text = await read({
      body: table(
        [
          paragraph('2019 – 2022') + paragraph('Newman'),
          paragraph('Driller') + paragraph('Redgum Iron') + paragraph('Deep holes'),
        ],
        [paragraph('2015 – 2019'), paragraph('Offsider')],
      ),
    })

    expect(shown(text)).toEqual([
      '2019 – 2022 | Driller',
      'Newman | Redgum Iron',
      'Deep holes',
      '2015 – 2019 | Offsider',
    ])
  })

  test('have a place for what is left empty, and for each column that a cell reaches over', async () => {
    const wide = `<w:tc><w:tcPr><w:gridSpan w:val="2"/></w:tcPr>${paragraph('Lapsed')}</w:tc>`
    const text = await read({
      body:
        table(['Ticket', 'Issued', 'Expires', 'Card'].map((head) => paragraph(head))) +
        table([paragraph('MC licence'), paragraph(''), paragraph('2031'), paragraph('555')]) +
        `<w:tbl><w:tr><w:tc>${paragraph('Shotfirer')}</w:tc>${wide}<w:tc>${paragraph('444')}</w:tc></w:tr></w:tbl>`,
    })

    const [head, ...rows] = text.lines.map(({ cells }) => cells.map(({ x }) => x))
    const [ticket, issued, expires, card] = head ?? []
    expect(rows).toEqual([
      [ticket, expires, card],
      [ticket, issued, card],
    ])
  })

  test('that hold one list in columns are read column by column where the list stands', async () => {
    const text = await read({
      body: [
        bold('Tickets'),
        table([sixLines('a'), sixLines('b')]),
        bold('Work'),
        paragraph('Driller, Acme Mining'),
      ].join(''),
    })

    expect(shown(text).join(' ')).toBe(
      'Tickets a1 a2 a3 a4 a5 a6 b1 b2 b3 b4 b5 b6 Work Driller, Acme Mining',
    )
  })

  test('that only make two columns are read column by column', async () => {
    const aside = ['CONTACT', '0491 570 156', 'Perth', 'SKILLS', 'Dozers', 'Graders', 'Loaders']
    const main = Array.from(
      { length: 9 },
      (_, index) => `A longer line number ${index} that tells of work`,
    )
    const cells = [aside, main].map((lines) => lines.map((line) => paragraph(line)).join(''))
    const text = await read({ body: table(cells) })

    expect(shown(text)).toEqual([...main, ...aside])
    expect(text.lines.at(-1)?.column).toBe(1)
  })
})

test('a text box that is stored for new and old programs is read once, as a flow of its own', async () => {
  const content = `<w:txbxContent>${paragraph('0491 570 156')}</w:txbxContent>`
  const text = await read({
    body: `<w:p>${run('Kim Walker')}<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor><wps:wsp><wps:txbx>${content}</wps:txbx></wps:wsp></wp:anchor></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox>${content}</v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>${paragraph('Driller')}`,
  })

  expect(shown(text)).toEqual(['Kim Walker', 'Driller', '0491 570 156'])
  expect(text.lines.map(({ column }) => column)).toEqual([0, 0, 1])
})

test('links are found by relationship and by field', async () => {
  const text = await read({
    links: { mail: 'mailto:kim@mail.example' },
    body: `<w:p><w:hyperlink r:id="mail">${run('kim@')}${run('mail.example')}</w:hyperlink></w:p><w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>HYPERLINK "https://kim.example"</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run('my site')}<w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`,
  })

  expect(text.links).toEqual([
    { url: 'mailto:kim@mail.example', text: 'kim@mail.example', start: 0 },
    { url: 'https://kim.example', text: 'my site', start: 17 },
  ])
})

test('a document may call its namespaces as it likes', async () => {
  const text = await read({
    body: '',
    document:
      '<d:document xmlns:d="http://purl.oclc.org/ooxml/wordprocessingml/main"><d:body><d:p><d:r><d:t>Kim</d:t></d:r></d:p></d:body></d:document>',
  })

  expect(text.text).toBe('Kim')
})

const declared = (declaration: string, entity: string) =>
  `<!DOCTYPE x [${declaration}]><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${entity}</w:t></w:r></w:p></w:body></w:document>`

describe('a DOCX made to do harm', () => {
  const canary = 'file:///etc/hostname'
  const laughs = Array.from(
    { length: 9 },
    (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`,
  )

  test.each([
    ['reads a file', declared(`<!ENTITY x SYSTEM "${canary}">`, '&x;')],
    ['laughs a billion times', declared(`<!ENTITY l0 "ha">${laughs.join('')}`, '&l9;')],
    [
      'is cut off',
      '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>',
    ],
    [
      'nests without end',
      `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${'<w:p>'.repeat(5000)}${'</w:p>'.repeat(5000)}</w:document>`,
    ],
  ])('is not read when it %s', async (_, document) => {
    await expect(read({ body: '', document })).rejects.toThrow()
  })

  test('is not unpacked when it would fill the memory', async () => {
    const bomb = await makeDocx({
      body: '',
      parts: { 'word/media/zero.bin': Buffer.alloc(60 * 2 ** 20) },
    })

    expect(bomb.length).toBeLessThan(100_000)
    await expect(readText(bomb)).rejects.toMatchObject({ status: 'unreadable' })
  })

  test('is not unpacked further than it says it goes', async () => {
    const liar = await makeDocx({ body: `<!--${' '.repeat(4 * 2 ** 20)}-->` })
    const size = Buffer.alloc(4)
    size.writeUInt32LE(4 * 2 ** 20)
    for (
      let at = liar.indexOf('PK\u0001\u0002');
      at >= 0;
      at = liar.indexOf('PK\u0001\u0002', at + 4)
    ) {
      if (liar.readUInt32LE(at + 24) > 4 * 2 ** 20) liar.writeUInt32LE(2000, at + 24)
    }

    await expect(readText(liar)).rejects.toThrow()
  })

  test('is not looked through when it has too many parts', async () => {
    const parts = Object.fromEntries(
      Array.from({ length: 3000 }, (_, index) => [`word/${index}`, '']),
    )

    await expect(readText(await makeDocx({ body: '', parts }))).rejects.toMatchObject({
      status: 'unreadable',
    })
  })
})

test('a document that is only a picture has to be looked at', async () => {
  const scan = makeDocx({ body: paragraph('Scan'), pictures: { scan: 'media/scan.png' } })

  await expect(readText(await scan)).rejects.toMatchObject({ status: 'needs_ocr' })
})
