import axe from 'axe-core'
import { expect } from 'vitest'

/** Without colours, which need a real browser: those are checked by the tokens' own test. */
export async function expectNoViolations(container: Element): Promise<void> {
  const { violations } = await axe.run(container, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`,
  )
  expect(found).toEqual([])
}
