import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

const page = read('docs/security.md')
const found = (pattern: RegExp) =>
  [...new Set([...page.matchAll(pattern)].map(([, word = '']) => word))].toSorted()

test('the page about security leads to what is there', () => {
  const links = found(/\]\(([^)#]+)/g)

  expect(links.length).toBeGreaterThan(10)
  expect(links.filter((link) => !existsSync(path.join(root, 'docs', link)))).toEqual([])
})

test('the page about security names tests that are there', () => {
  const tests = found(/`([\w*/-]+\.test\.ts)`/g)

  expect(tests.length).toBeGreaterThan(10)
  expect(
    tests.filter((file) => globSync(`server/src/{,**/}${file}`, { cwd: root }).length === 0),
  ).toEqual([])
})

test('the page about security names settings and tasks that the product knows', () => {
  const settings = found(/`([A-Z]+(?:_[A-Z]+)+)`/g)
  const tasks = found(/`manage ([a-z-]+)/g)

  expect(settings.length).toBeGreaterThan(8)
  expect(settings.filter((name) => !read('server/src/config.ts').includes(`  ${name}: `))).toEqual(
    [],
  )
  expect(tasks.length).toBeGreaterThan(0)
  const known = read('server/src/manage/operator-tasks.ts')
  expect(tasks.filter((task) => !known.includes(`'${task}': `))).toEqual([])
})

test('every place outside that the product asks stands on the page about security', () => {
  const places = [...read('server/src/config.ts').matchAll(/ {2}(\w+_URL): optionalUrl/g)].map(
    ([, name = '']) => name,
  )
  const ours = ['APP_URL', 'API_URL']

  expect(places.length).toBeGreaterThan(8)
  expect(places.filter((name) => !ours.includes(name) && !page.includes(`\`${name}\``))).toEqual([])
})
