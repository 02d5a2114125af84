import { describe, expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import type { ResumeText } from '../resume-text.ts'
import { readText } from './read-text.ts'

const asOf = new Date('2026-11-24')

const read = (source: string) => readText(Buffer.from(source, 'latin1'))

function shown({ lines }: ResumeText): string[] {
  return lines.map(({ cells }) => cells.map(({ text }) => text).join(' | '))
}

const richText = String.raw`{\rtf1\ansi\ansicpg1252\deff0{\fonttbl{\f0\fswiss Arial;}{\f3\fnil Symbol;}}
{\colortbl ;\red0\green0\blue0;}{\stylesheet{\s0 Normal;}{\s1\b\fs28 heading 1;}}
{\info{\author Somebody Else}{\title Draft}}
{\header\pard Page of Kim Walker\par}
\pard\plain\fs40\b Kim Walker\b0\par
\pard\plain\fs20 Kalgoorlie WA 6430\tab 0491 570 156\line
{\field{\*\fldinst{HYPERLINK "mailto:kim.walker@mail.example"}}{\fldrslt{\ul kim.walker@mail.example}}}\par
\pard\s1 Employment History\par
\trowd\cellx3000\cellx9000\pard\intbl\b Driller\b0 , Redgum Iron Pty Ltd\cell March 2019 \endash  Present\cell\row
\pard\plain\fs20 {\listtext\pard\plain\f3 \'b7\tab}\pard\li720 Drilled \u8220\'93blast\u8221? holes \{by night\}\par
{\v hidden words}{\*\unknown skipped words}{\pict\pngblip 89504e470d0a}
Offsider, Ochre Coal Pty Ltd, June 2015 \'96 February 2019\par
\pard\s1 Education\par
\pard Certificate III in Drilling Operations, 2016\par}`

const webPage = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head>
<meta http-equiv=Content-Type content="text/html; charset=windows-1252"><title>Resume of Kim</title>
<style>p { color: red } </style><script>document.write("<p>not this")</script></head><body>
<h1>Kim&nbsp;Walker</h1><p>Kalgoorlie WA 6430<br>0491&#160;570&#160;156 <a href="mailto:kim.walker@mail.example">kim.walker@mail.example</a>
<h2>Employment &amp; History</h2>
<table><tbody><tr><td><b>Driller</b>, Redgum Iron Pty Ltd<td>March 2019 &ndash; Present</table>
<ul>
<li>Drilled &#147;blast&#148; holes</li><li>Changed rods &lt; 3 m</ul>
<div>Offsider, Ochre Coal Pty Ltd<span style="mso-tab-count:1">   </span>June 2015 \x96 February 2019</div>
<p style="display:none">hidden words</p><!-- <p>a remark</p> --><o:p></o:p>
<p>Caf&eacute; hand, Jarrah Village&nbsp;&nbsp;&nbsp;&nbsp;January 2014 to May 2015</p>
<h2>Education</h2>Certificate III in Drilling Operations, 2016</body></html>`

const word2003 = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><?mso-application progid="Word.Document"?>
<w:wordDocument xmlns:w="http://schemas.microsoft.com/office/word/2003/wordml" xmlns:wx="http://schemas.microsoft.com/office/word/2003/auxHint" xmlns:o="urn:schemas-microsoft-com:office:office">
<o:DocumentProperties><o:Title>Resume of Kim</o:Title></o:DocumentProperties>
<w:styles><w:style w:type="paragraph" w:styleId="H"><w:name w:val="heading 1"/><w:rPr><w:b/><w:sz w:val="28"/></w:rPr></w:style></w:styles>
<w:body><wx:sect><w:p><w:r><w:rPr><w:sz w:val="40"/></w:rPr><w:t>Kim Walker</w:t></w:r></w:p>
<w:p><w:r><w:t>Kalgoorlie WA 6430</w:t></w:r><w:r><w:tab/><w:t>0491 570 156</w:t></w:r></w:p>
<w:p><w:hlink w:dest="mailto:kim.walker@mail.example"><w:r><w:t>kim.walker@mail.example</w:t></w:r></w:hlink></w:p>
<wx:sub-section><w:p><w:pPr><w:pStyle w:val="H"/></w:pPr><w:r><w:t>Employment History</w:t></w:r></w:p>
<w:tbl><w:tr><w:tc><w:p><w:r><w:t>Driller, Redgum Iron Pty Ltd</w:t></w:r></w:p></w:tc><w:tc><w:p><w:r><w:t>March 2019 - Present</w:t></w:r></w:p></w:tc></w:tr></w:tbl>
<w:p><w:pPr><w:listPr><w:ilvl w:val="0"/><w:ilfo w:val="1"/></w:listPr></w:pPr><w:r><w:t>Drilled blast holes</w:t></w:r></w:p>
<w:p><w:r><w:t>Offsider, Ochre Coal Pty Ltd, June 2015 - February 2019</w:t></w:r></w:p>
<w:p><w:pPr><w:pStyle w:val="H"/></w:pPr><w:r><w:t>Education</w:t></w:r></w:p><w:p><w:r><w:t>Certificate III in Drilling Operations, 2016</w:t></w:r></w:p></wx:sub-section>
<w:sectPr><w:hdr w:type="odd"><w:p><w:r><w:t>Page of Kim Walker</w:t></w:r></w:p></w:hdr></w:sectPr></wx:sect></w:body></w:wordDocument>`

describe('a document that is only called DOC', () => {
  test.each([
    ['rich text', richText],
    ['a page of the web', webPage],
    ['the XML of Word 2003', word2003],
  ])('is read when it is %s', async (_, source) => {
    const reading = await readResume(Buffer.from(source, 'latin1'), { asOf })

    expect(reading.status).toBe('ok')
    if (reading.status !== 'ok') return
    const { facts } = reading
    expect(facts.fullName?.value).toBe('Kim Walker')
    expect(facts.email?.value).toBe('kim.walker@mail.example')
    expect(facts.phone?.value).toBe('+61491570156')
    expect(facts.location?.value).toBe('Kalgoorlie WA 6430')
    expect(facts.jobs.slice(0, 2)).toMatchObject([
      { title: 'Driller', employer: 'Redgum Iron Pty Ltd', start: { year: 2019, month: 3 } },
      { title: 'Offsider', employer: 'Ochre Coal Pty Ltd', end: { year: 2019, month: 2 } },
    ])
  })
})

describe('rich text', () => {
  test('gives its lines, cells, links and headings, and nothing that is not shown', async () => {
    const text = await read(richText)

    expect(shown(text)).toEqual([
      'Page of Kim Walker',
      'Kim Walker',
      'Kalgoorlie WA 6430 | 0491 570 156',
      'kim.walker@mail.example',
      'Employment History',
      'Driller, Redgum Iron Pty Ltd | March 2019 – Present',
      'Drilled “blast” holes {by night}',
      'Offsider, Ochre Coal Pty Ltd, June 2015 – February 2019',
      'Education',
      'Certificate III in Drilling Operations, 2016',
    ])
    expect(text.links).toMatchObject([{ url: 'mailto:kim.walker@mail.example' }])
    const marked = text.lines.filter(({ isMarkedHeading }) => isMarkedHeading)
    expect(marked.map((line) => line.text)).toEqual(['Employment History', 'Education'])
    expect(text.lines.filter(({ isBullet }) => isBullet).map((line) => line.text)).toEqual([
      'Drilled “blast” holes {by night}',
    ])
    expect(text.lines[1]).toMatchObject({ size: 20, isBold: true })
  })

  test('knows the letters of its code page, and those of no code page', async () => {
    const text = await read(
      String.raw`{\rtf1\ansi\ansicpg1250 Luk\'e1\'9a \uc2 \u352\'8a\'8akola\line\uc1 \u-10179?\u-8704? and on}`,
    )
    expect(shown(text)).toEqual(['Lukáš Škola', '😀 and on'])
  })

  test('reads a text box behind all else, once', async () => {
    const text = await read(
      String.raw`{\rtf1 First {\shp{\*\shpinst{\sp{\sn x}{\sv 9}}{\shptxt Aside\par}}{\shprslt Aside\par}}line\par Second\par}`,
    )
    expect(shown(text)).toEqual(['First line', 'Second', 'Aside'])
  })
})

describe('a page of the web', () => {
  test('gives its lines, cells, links and headings, and nothing that is not shown', async () => {
    const text = await read(webPage)

    expect(shown(text)).toEqual([
      'Kim Walker',
      'Kalgoorlie WA 6430',
      '0491 570 156 kim.walker@mail.example',
      'Employment & History',
      'Driller, Redgum Iron Pty Ltd | March 2019 – Present',
      'Drilled “blast” holes',
      'Changed rods < 3 m',
      'Offsider, Ochre Coal Pty Ltd | June 2015 – February 2019',
      'Café hand, Jarrah Village | January 2014 to May 2015',
      'Education',
      'Certificate III in Drilling Operations, 2016',
    ])
    expect(text.links).toMatchObject([{ url: 'mailto:kim.walker@mail.example' }])
    const marked = text.lines.filter(({ isMarkedHeading }) => isMarkedHeading)
    expect(marked.map((line) => line.text)).toEqual([
      'Kim Walker',
      'Employment & History',
      'Education',
    ])
    expect(text.lines.filter(({ isBullet }) => isBullet)).toHaveLength(2)
    expect(text.properties.title).toBe('Resume of Kim')
  })

  test('is read in whatever letters it is written', async () => {
    const page = '<html><body><p>Lukáš Škola – fitter</p></body></html>'
    const wide = Buffer.from(`\uFEFF${page}`, 'utf16le')
    expect(shown(await readText(Buffer.from(page)))).toEqual(['Lukáš Škola – fitter'])
    expect(shown(await readText(wide))).toEqual(['Lukáš Škola – fitter'])
  })
})

describe('the XML of Word 2003', () => {
  test('gives its lines, cells, links and headings', async () => {
    const text = await read(word2003)

    expect(shown(text)).toEqual([
      'Page of Kim Walker',
      'Kim Walker',
      'Kalgoorlie WA 6430 | 0491 570 156',
      'kim.walker@mail.example',
      'Employment History',
      'Driller, Redgum Iron Pty Ltd | March 2019 - Present',
      'Drilled blast holes',
      'Offsider, Ochre Coal Pty Ltd, June 2015 - February 2019',
      'Education',
      'Certificate III in Drilling Operations, 2016',
    ])
    expect(text.lines.filter(({ isBullet }) => isBullet)).toHaveLength(1)
    expect(text.properties.title).toBe('Resume of Kim')
  })
})

describe('what harms its reader', () => {
  test.each([
    ['rich text of groups within groups', `{\\rtf1 ${'{'.repeat(100_000)}`],
    ['rich text of groups that only end', `{\\rtf1 x${'}'.repeat(100_000)}`],
    ['a table of endless cells', `{\\rtf1 ${'\\intbl x\\cell'.repeat(200_000)}`],
    ['rows that never end', `<html>${'<table><tr><td>x'.repeat(60_000)}`],
    ['a table without end', `<html><table>${'<tr><td>x<td>y'.repeat(60_000)}`],
    ['tags within tags', `<html>${'<div>'.repeat(200_000)}`],
    ['a tag that never ends', `<html><a ${'b="c" '.repeat(300_000)}`],
    ['comments that never end', `<html>${'<!-- '.repeat(300_000)}`],
    ['fields within fields', `{\\rtf1 ${'{\\*\\fldinst HYPERLINK '.repeat(400)}`],
    ['a picture longer than the document', '{\\rtf1 \\bin2000000000 x}'],
  ])('is answered soon: %s', async (_, source) => {
    const started = performance.now()
    const { status } = await readResume(Buffer.from(source), { asOf })

    expect(['unreadable', 'unsupported', 'not_resume']).toContain(status)
    expect(performance.now() - started).toBeLessThan(10_000)
  })
})
