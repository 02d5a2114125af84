import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** What the theme decides; the rest of a page is the same in both. */
const rulesOnColour = ['color-contrast', 'link-in-text-block']

/** Nothing on this page keeps anybody from reading it, in either theme, and it does not scroll sideways. */
export async function expectReadable(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveClass(
      colorScheme === 'dark' ? /\bdark\b/ : /^(?!.*\bdark\b)/,
    )

    await page.evaluate(restOfMotion)

    const axe = new AxeBuilder({ page })
    const { violations } = await (
      colorScheme === 'light' ? axe.withTags(tags) : axe.withRules(rulesOnColour)
    ).analyze()
    expect(
      violations.map(({ id, nodes: [node] }) => `${colorScheme} ${id}: ${node?.target.join(' ')}`),
    ).toEqual([])
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(
    true,
  )
}

/**
 * Colours on their way from one theme to the other can be read by nobody, and are gone in a moment.
 * What inherits a colour sets out only when that has arrived.
 */
async function restOfMotion(): Promise<void> {
  for (;;) {
    const ending = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      )
    if (ending.length === 0) return
    await Promise.allSettled(ending.map(({ finished }) => finished))
  }
}
