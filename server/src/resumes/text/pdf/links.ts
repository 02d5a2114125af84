import type { PDFPageProxy } from 'unpdf/pdfjs'
import type { DraftLine, DraftLink } from '../draft-line.ts'

export interface PageLink {
  readonly url: string
  readonly text: string
  readonly page: number
  /** The middle of the place that can be clicked, from the top of the page. */
  readonly x: number
  readonly y: number
}

const longestUrl = 2000

export function linksOf(
  page: PDFPageProxy,
  number: number,
  annotations: Awaited<ReturnType<PDFPageProxy['getAnnotations']>>,
): PageLink[] {
  const viewport = page.getViewport({ scale: 1 })
  return annotations.flatMap((annotation) => {
    const url: unknown = annotation.url ?? annotation.unsafeUrl
    if (annotation.subtype !== 'Link' || typeof url !== 'string' || url.length > longestUrl)
      return []
    const [left, bottom, right, top] = annotation.rect
    const [x, y] = viewport.convertToViewportPoint((left + right) / 2, (top + bottom) / 2)
    const text: unknown = annotation.overlaidText
    return [{ url, text: typeof text === 'string' ? text : '', page: number, x, y }]
  })
}

/** Finds for each link the line that it lies on. */
export function placeLinks(links: readonly PageLink[], lines: readonly DraftLine[]): DraftLink[] {
  return links.map((link) => {
    const line = lines.find((candidate) => liesOn(link, candidate))
    return { url: link.url, text: link.text, ...(line ? { line } : {}) }
  })
}

function liesOn({ page, x, y }: PageLink, line: DraftLine): boolean {
  return (
    line.page === page &&
    y <= line.y + 0.3 * line.size &&
    y >= line.y - line.size &&
    x >= line.x &&
    x <= line.right
  )
}
