import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import type { ResumeText } from '../../resume-text.ts'
import { column, makePdf, rawPdf } from '../../testing/make-pdf.ts'
import { readText } from '../read-text.ts'

const work = [
  'EXPERIENCE',
  'Senior Operator, Redgum Iron, Newman WA',
  'Operated haul trucks on day and night shift in the main pit',
  'Trained eleven new operators from their first day to sign-off',
  'Driller, Ochre Coal Services, Moranbah QLD',
  'Drilled blast holes and kept the rig in good working order',
  'Reported hazards and took part in all weekly toolbox talks',
  'Offsider, Spinifex Drilling, Kalgoorlie WA',
  'Handled rods, mixed muds and looked after the sample bags',
]
const aside = ['CONTACT', '0491 570 156', 'kim@mail.example', 'SKILLS', 'Haul trucks', 'Dozers']

function shown({ lines }: ResumeText): string[] {
  return lines.map(({ cells }) => cells.map(({ text }) => text).join(' | '))
}

async function read(...document: Parameters<typeof makePdf>): Promise<ResumeText> {
  return readText(await makePdf(...document))
}

describe('columns', () => {
  test('the main column is read before the sidebar beside it, the name before both', async () => {
    const text = await read((page) => {
      page.fontSize(24).text('Kim Walker', 40, 40).fontSize(10)
      column(page, aside, { x: 40, y: 93, leading: 19 })
      column(page, work, { x: 220, y: 90, leading: 30 })
    })

    expect(shown(text)).toEqual(['Kim Walker', ...work, ...aside])
    expect(text.lines.map((line) => line.column)).toEqual([
      0,
      ...work.map(() => 0),
      ...aside.map(() => 1),
    ])
  })

  test('a sidebar goes on over the next page behind its first', async () => {
    const text = await read((page) => {
      column(page, aside, { x: 400, y: 63, leading: 43 })
      column(page, work, { x: 40, y: 60, leading: 30 })
      page.addPage()
      column(page, ['LICENCES', 'HR', 'White card', 'First aid', 'Forklift'], {
        x: 400,
        y: 63,
        leading: 53,
      })
      column(page, work.toReversed(), { x: 40, y: 60, leading: 30 })
    })

    expect(shown(text).slice(0, 18)).toEqual([...work, ...work.toReversed()])
    expect(shown(text).slice(18, 26)).toEqual([...aside, 'LICENCES', 'HR'])
  })

  test('dates in the margin are read with the line beside them', async () => {
    const text = await read((page) => {
      column(page, ['Mar 2019 – Present', 'Jun 2015 – Feb 2019', '2012 – 2015'], {
        x: 40,
        y: 104,
        leading: 42,
      })
      column(page, work, { x: 200, y: 90 })
    })

    expect(shown(text)).toContain('Mar 2019 – Present | Senior Operator, Redgum Iron, Newman WA')
    expect(shown(text)).toContain('2012 – 2015 | Offsider, Spinifex Drilling, Kalgoorlie WA')
    expect(text.lines.filter(({ isInTable }) => isInTable)).toHaveLength(3)
  })

  test('dates at the right edge are read with the line beside them', async () => {
    const text = await read((page) => {
      column(page, work, { x: 40, y: 90 })
      column(page, ['Mar 2019 – Present', 'Jun 2015 – Feb 2019', '2012 – 2015'], {
        x: 430,
        y: 104,
        leading: 42,
      })
    })

    expect(shown(text)).toContain(
      'Driller, Ochre Coal Services, Moranbah QLD | Jun 2015 – Feb 2019',
    )
  })

  test('a range of dates that breaks in a narrow column is made whole', async () => {
    const text = await read((page) => {
      column(page, ['Mar 2019 –', 'Present', '', 'Jun 2015 –', 'Feb 2019'], { x: 40, y: 104 })
      column(page, work, { x: 120, y: 90 })
    })

    expect(shown(text)).toContain('Mar 2019 – Present | Senior Operator, Redgum Iron, Newman WA')
    expect(shown(text)).toContain(
      'Jun 2015 – Feb 2019 | Driller, Ochre Coal Services, Moranbah QLD',
    )
  })

  test('cells of a table that run over several lines are made whole', async () => {
    const text = await read((page) => {
      const row = (y: number, period: string, employer: string[], role: string[]) => {
        page.text(period, 40, y)
        column(page, employer, { x: 130, y, leading: 12 })
        column(page, role, { x: 240, y, leading: 12 })
      }
      row(100, 'Period', ['Employer of the time'], ['Position held'])
      row(124, '2019 – 2022', ['Redgum Iron Joint', 'Venture'], ['Senior Trades', 'Assistant'])
      row(160, '2015 – 2019', ['Ochre Coal'], ['Driller and', 'shotfirer'])
      page.text(
        'Everything else about these years follows on the next page of this document',
        40,
        220,
      )
    })

    expect(shown(text)).toContain(
      '2019 – 2022 | Redgum Iron Joint Venture | Senior Trades Assistant',
    )
    expect(shown(text)).toContain('2015 – 2019 | Ochre Coal | Driller and shotfirer')
  })
})

describe('text', () => {
  test('headings set letter by letter are words again', async () => {
    const text = await read((page) => {
      page.text('P R O F I L E', 40, 40)
      page.text('MULTI-SKILLED OPERATOR', 40, 70, { characterSpacing: 3 })
      column(page, work, { x: 40, y: 100 })
    })

    expect(shown(text).slice(0, 2)).toEqual(['PROFILE', 'MULTI-SKILLED OPERATOR'])
  })

  test('ligatures are letters again, and icons are gone', async () => {
    const dejavu = createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')
    const text = await read((page) => {
      page.font(dejavu).text('O\uFB03ce \uE0B1kim@mail.example', 40, 40)
      column(page, work, { x: 40, y: 100 })
    })

    expect(shown(text)[0]).toBe('Office kim@mail.example')
  })

  test('bullets are told by a flag instead of a mark', async () => {
    const text = await read((page) => {
      page.text('•', 40, 40).text('Drilled deep holes', 60, 40)
      page.text('- Kept the rig in order', 40, 60)
      column(page, work, { x: 40, y: 100 })
    })

    expect(shown(text).slice(0, 2)).toEqual(['Drilled deep holes', 'Kept the rig in order'])
    expect(text.lines.slice(0, 3).map(({ isBullet }) => isBullet)).toEqual([true, true, false])
  })

  test('weight and size are those of most letters', async () => {
    const text = await read((page) => {
      page.font('Helvetica-Bold').fontSize(22).text('Kim Walker', 40, 40)
      page.font('Helvetica').fontSize(10)
      column(page, work, { x: 40, y: 100 })
    })

    expect(text.lines[0]).toMatchObject({ text: 'Kim Walker', isBold: true, size: 22 })
    expect(text.lines[1]).toMatchObject({ isBold: false, size: 10 })
  })

  test('running heads and page numbers are kept once, out of the way', async () => {
    const text = await read((page) => {
      for (const number of [1, 2, 3]) {
        if (number > 1) page.addPage()
        page.text(`Kim Walker · Resume ${number}`, 40, 45)
        column(
          page,
          work.map((line) => `${line} ${'abc'.charAt(number - 1)}`),
          { x: 40, y: 120 },
        )
        page.text(`Page ${number} of 3`, 270, 785, { lineBreak: false })
      }
    })

    const { lines } = text
    expect(lines.filter(({ region }) => region === 'head').map((line) => line.text)).toEqual([
      'Kim Walker · Resume 1',
    ])
    expect(lines.at(-1)).toMatchObject({ region: 'foot', text: 'Page 1 of 3' })
    expect(lines).toHaveLength(3 * work.length + 2)
  })

  test('every line and cell stands where it says in the whole text', async () => {
    const text = await read((page) => {
      column(page, work, { x: 40, y: 90 })
      column(page, ['Mar 2019 – Present', '2015 – 2019'], { x: 430, y: 104, leading: 42 })
    })

    for (const part of text.lines.flatMap((line) => [line, ...line.cells])) {
      expect(text.text.slice(part.start, part.start + part.text.length)).toBe(part.text)
    }
  })
})

test('links are found that show something else, and where they show it', async () => {
  const text = await read((page) => {
    page.text('LinkedIn', 40, 40, { link: 'https://www.linkedin.com/in/kim-walker' })
    column(page, work, { x: 40, y: 100 })
  })

  expect(text.links).toEqual([
    { url: 'https://www.linkedin.com/in/kim-walker', text: 'LinkedIn', start: 0 },
  ])
})

test('title and author of the document are known', async () => {
  const text = await read((page) => column(page, work, { x: 40, y: 40 }), {
    info: { Title: 'Resume', Author: 'Kim Walker' },
  })

  expect(text.properties).toEqual({ title: 'Resume', author: 'Kim Walker' })
})

describe('a PDF that does not give its text', () => {
  test('wants a password', async () => {
    const locked = await makePdf((page) => page.text('Kim'), {
      userPassword: 'salt-lake',
      pdfVersion: '1.7',
    })

    await expect(readText(locked)).rejects.toMatchObject({ status: 'encrypted' })
  })

  test('is read when only changing it wants one', async () => {
    const guarded = await makePdf((page) => column(page, work, { x: 40, y: 40 }), {
      ownerPassword: 'salt-lake',
    })

    expect(shown(await readText(guarded))).toEqual(work)
  })

  test('is a picture of a page', async () => {
    const picture =
      '<< /Type /XObject /Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray /Length 1 >>\nstream\nx\nendstream'
    const scan = rawPdf(
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /XObject << /P 4 0 R >> >> /Contents 5 0 R >>',
      picture,
      '<< /Length 28 >>\nstream\nq 595 0 0 842 0 0 cm /P Do Q\nendstream',
    )

    await expect(readText(scan)).rejects.toMatchObject({ status: 'needs_ocr' })
  })

  test('is only called one', async () => {
    const garbage = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(10_000, 'garbage ')])

    await expect(readText(garbage)).rejects.toMatchObject({ status: 'unreadable' })
  })
})
