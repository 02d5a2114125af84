import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

declare global {
  interface Window {
    readonly axe: typeof axe
  }
}

// Every document reads it anew: its short form takes half of that.
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

/** The dark theme decides about colours; the rest of a page is the same in both. */
const rulesIn = {
  light: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  dark: ['color-contrast', 'link-in-text-block'],
}

/** Nothing on this page keeps anybody from reading it, in either theme: it does not scroll sideways, and no switch breaks a word. */
export async function expectReadable(page: Page): Promise<void> {
  // It stays with the document, of which several states may be looked at.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveClass(
      colorScheme === 'dark' ? /\bdark\b/ : /^(?!.*\bdark\b)/,
    )
    await page.evaluate(restOfMotion)
    expect(await page.evaluate(violationsOf, rulesIn[colorScheme]), colorScheme).toEqual([])
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(
    true,
  )
  expect(await page.evaluate(brokenWords)).toEqual([])
}

/** Whoever goes through a page from heading to heading misses none between. */
export async function expectHeadingsInOrder(page: Page): Promise<void> {
  expect(await page.evaluate(violationsOf, ['heading-order'])).toEqual([])
}

const phone = { width: 390, height: 844 }

/** Nor where the page is as narrow as a phone: for tasks that are walked on the desktop alone. */
export async function expectReadableAtAnyWidth(page: Page): Promise<void> {
  await expectReadable(page)
  const desktop = page.viewportSize()
  await page.setViewportSize(phone)
  await expectReadable(page)
  if (desktop) await page.setViewportSize(desktop)
}

/** Nor where the letters of a phone are half as large again, and its screen is to the styles as wide as ever. */
export async function expectLargeLettersFit(page: Page): Promise<void> {
  const before = page.viewportSize()
  await page.setViewportSize(phone)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '150%'))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  if (before) await page.setViewportSize(before)
}

/** Words of choices in one bar that go on in another line: "Of" and "f". */
function brokenWords(): string[] {
  const choices = [...document.querySelectorAll('[role=radiogroup] > label:has(> input.sr-only)')]
  return choices.flatMap((choice) => {
    const texts = document.createTreeWalker(choice, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[a-z]+/giu)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) broken.push(word)
      }
    }
    return broken
  })
}

/**
 * In the page itself, which has no frames: a page of its own for the report takes as long as the look. And
 * from its top: further down the header, which stays in view, lies over the edge of whatever is just there.
 */
async function violationsOf(rules: string[]): Promise<string[]> {
  const [left, top] = [window.scrollX, window.scrollY]
  window.scrollTo({ left: 0, top: 0, behavior: 'instant' })
  const { violations } = await window.axe.run(document, {
    runOnly: rules,
    resultTypes: ['violations'],
  })
  window.scrollTo({ left, top, behavior: 'instant' })
  return violations.map(({ id, nodes: [node] }) => `${id}: ${node?.target.join(' ')}`)
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
