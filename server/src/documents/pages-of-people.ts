import { productName } from '@headframe/wire'
import type { Fact, Marked } from './bench-words.ts'
import { colours, left, right, width } from './sheet.ts'
import type { Sheet } from './sheet.ts'

export const foot = 796
export const bottom = 776
export const top = 64

export interface Pages {
  /** Head and foot of the page that is open. */
  begin(): void
  /** Opens another page, and answers where it begins. */
  turn(): number
  foot(): void
}

/** Whatever is set on a page stands between its head and its foot, which tells the document and the number. */
export function numberedPages(sheet: Sheet, name: string): Pages {
  let page = 1
  const pages = {
    begin() {
      sheet.decorate((pdf) => pdf.rect(0, 0, pdf.page.width, 8).fill(colours.primary))
      pages.foot()
    },
    turn() {
      sheet.turn()
      page += 1
      pages.begin()
      return top
    },
    foot() {
      const quiet = { y: foot, size: 9, colour: colours.quiet }
      sheet.decorate((pdf) =>
        pdf
          .moveTo(left, foot - 10)
          .lineTo(right, foot - 10)
          .lineWidth(0.75)
          .stroke(colours.line),
      )
      const short = name.length > 70 ? `${name.slice(0, 69)}…` : name
      sheet.text('P', `${productName} · ${short}`, { ...quiet, x: left })
      const place = { ...quiet, x: right - 60, width: 60, align: 'right' } as const
      sheet.text('P', String(page), place)
    },
  }
  return pages
}

/** A heading below a line, and what stands under it. Answers where that ends. */
export function setSection(
  sheet: Sheet,
  title: string,
  y: number,
  set: (top: number) => number,
): number {
  sheet.decorate((pdf) =>
    pdf
      .moveTo(left, y + 16)
      .lineTo(right, y + 16)
      .lineWidth(0.75)
      .stroke(colours.line),
  )
  const end = sheet.text('H2', title, { x: left, y: y + 30, size: 13, isBold: true, width })
  return set(end + 8)
}

/** In two columns, row by row. Answers where they end. */
export function setFacts(sheet: Sheet, facts: readonly Fact[], y: number): number {
  const columnWidth = width / 2 - 16
  let rowTop = y
  for (let at = 0; at < facts.length; at += 2) {
    const ends = facts.slice(at, at + 2).map(([name, value], column) => {
      const x = left + column * (width / 2 + 16)
      const nameEnd = sheet.text('P', name, { x, y: rowTop, size: 9, colour: colours.quiet })
      const setting = { x, y: nameEnd + 2, size: 11.5, width: columnWidth, isBold: true }
      return sheet.text('P', value, setting)
    })
    rowTop = Math.max(...ends) + 12
  }
  return rowTop
}

/** Each on a ground of its own, as on the screens, the most frequent first: as many as the page holds. */
export function setTags(sheet: Sheet, tags: readonly Marked[], y: number): number {
  let [x, rowTop] = [left, y]
  for (const { text, isMarked } of tags) {
    const tagWidth = Math.min(sheet.widthOf(text, 9.5) + 18, width)
    if (x + tagWidth > right) [x, rowTop] = [left, rowTop + 25]
    if (rowTop + 20 > bottom) break
    const [boxLeft, boxTop] = [x, rowTop]
    const ground = isMarked ? colours.wattleSoft : colours.sunken
    sheet.decorate((pdf) => pdf.roundedRect(boxLeft, boxTop, tagWidth, 20, 10).fill(ground))
    sheet.text('P', text, { x: x + 9, y: rowTop + 4, size: 9.5 })
    x += tagWidth + 6
  }
  return rowTop + 25
}
