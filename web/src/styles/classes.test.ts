import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'

import { compile } from 'tailwindcss'
import { expect, test } from 'vitest'

const web = resolve(import.meta.dirname, '..')
const require = createRequire(import.meta.url)

/** Classes that sheets of ours and of vendors give their looks to. */
const ownClasses = new Set(
  globSync(['**/*.css'], { cwd: web }).flatMap((name) =>
    [...readFileSync(join(web, name), 'utf8').matchAll(/\.([a-z][\w-]*)/g)].map(([, own]) => own),
  ),
)

/** An event of the editor, by chance named like a class. */
const noClass = 'text-change'

// What `cn` names are groups of properties.
test('every class that a screen wears is one that the theme knows', async () => {
  const worn = new Map<string, string>()
  for (const name of globSync('**/*.{ts,tsx}', {
    cwd: web,
    exclude: (path) => /\.test\.|\bcn\.ts$/.test(path),
  }))
    for (const one of classesIn(name)) worn.set(one, name)

  const unknown = []
  const known = await theme()
  for (const [one, name] of worn)
    if (!known(one) && !ownClasses.has(one) && one !== noClass) unknown.push(`${name}: ${one}`)

  expect(worn.size).toBeGreaterThan(200)
  expect(unknown).toEqual([])
})

async function theme() {
  const sheet = join(web, 'styles/index.css')
  const { build } = await compile(readFileSync(sheet, 'utf8'), {
    base: dirname(sheet),
    loadStylesheet: async (id, base) => {
      const path = id.startsWith('.') ? resolve(base, id) : require.resolve(id)
      return { path, base: dirname(path), content: readFileSync(path, 'utf8') }
    },
  })
  let length = build([]).length
  return (one: string) => {
    const before = length
    length = build([one]).length
    return length > before
  }
}

/** What looks like a class of a scale or a palette, in any text of the file. */
const ofTheme =
  /^(?:[^\s:]+:)*(?:bg|text|border(?:-[xytrblse])?|rounded(?:-[trblse]{1,2})?|ring|outline|fill|stroke|divide|decoration|accent|caret|shadow|font|leading|tracking|from|via|to)-[a-z0-9[(][^\s:]*$/

function classesIn(name: string): string[] {
  const text = readFileSync(join(web, name), 'utf8')
  const strings = [...text.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g)]
  return strings.flatMap(([whole]) =>
    whole
      .slice(1, -1)
      .split(/\s+|\$\{[^}]*\}/)
      .filter((word) => ofTheme.test(word)),
  )
}
