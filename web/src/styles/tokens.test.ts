import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

const sheet = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const themes = { light: tokensOf(':root'), dark: { ...tokensOf(':root'), ...tokensOf('.dark') } }

const grounds = ['bg', 'surface', 'raised', 'sunken']
const soft = ['primary-soft', 'gum-soft', 'wattle-soft', 'danger-soft', 'info-soft']

/** Foreground, grounds, and the least contrast that readers are owed. */
const promises: readonly (readonly [string, readonly string[], number])[] = [
  ['ink', [...grounds, ...soft], 7],
  ['ink-2', [...grounds, 'primary-soft'], 4.5],
  ['primary', [...grounds, 'primary-soft'], 4.5],
  ['primary-hover', grounds, 4.5],
  ['primary-pressed', [...grounds, 'primary-soft'], 4.5],
  ['on-primary', ['primary', 'primary-hover', 'primary-pressed'], 4.5],
  ['gum', [...grounds, 'gum-soft'], 4.5],
  ['warn-ink', [...grounds, 'wattle-soft'], 4.5],
  ['on-wattle', ['wattle'], 4.5],
  ['danger', [...grounds, 'danger-soft'], 4.5],
  ['on-danger', ['danger', 'danger-hover', 'danger-pressed'], 4.5],
  ['info', [...grounds, 'info-soft'], 4.5],
  ['line-strong', grounds, 3],
  ['focus', [...grounds, ...soft], 3],
  ['on-bench', ['bench-ground', 'bench-1', 'bench-2', 'bench-3', 'bench-4'], 4.5],
  ['on-bench-2', ['bench-ground', 'bench-1', 'bench-2', 'bench-3'], 4.5],
]

test.each(['light', 'dark'] as const)(
  'every pair of colours is readable in the %s theme',
  (theme) => {
    const tokens = themes[theme]

    const tooFaint = promises.flatMap(([front, backs, least]) =>
      backs
        .map((back) => ({
          pair: `${front} on ${back}`,
          has: contrast(tokens[front], tokens[back]),
        }))
        .filter(({ has }) => !(has >= least)),
    )

    expect(tooFaint).toEqual([])
  },
)

function tokensOf(selector: string): Record<string, string> {
  const block = sheet.split(`${selector} {`)[1]?.split('\n}')[0] ?? ''
  const colours = block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)
  return Object.fromEntries(Array.from(colours, ([, name, colour]) => [name, colour]))
}

function contrast(front = '', back = ''): number {
  const [lighter, darker] = [luminance(front), luminance(back)].toSorted((a, b) => b - a)
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
