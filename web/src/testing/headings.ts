import { screen } from '@testing-library/react'

/** What is read by its headings: those that stand more than one level below the one before. */
export function headingsOutOfOrder(): string[] {
  const headings = screen.getAllByRole('heading')
  return headings
    .filter((heading, place) => {
      const before = headings[place - 1]
      return before !== undefined && levelOf(heading) > levelOf(before) + 1
    })
    .map(({ tagName, textContent }) => `${tagName}: ${textContent}`)
}

function levelOf({ tagName }: HTMLElement): number {
  return Number(tagName.slice(1))
}
