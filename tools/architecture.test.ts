import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { doors, emptyNames, mostLines, plan, siblings } from './architecture.ts'

const root = path.resolve(import.meta.dirname, '..')
const made = new Set(['server/src/db/tables.ts'])
const sources = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter(
    (file) =>
      /^(wire|server|demo|web|bench|faults|tools|journeys)\//.test(file) && !file.endsWith('.d.ts'),
  )

interface Import {
  readonly from: string
  readonly to: string
}

const importPattern = /(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g
const imports: Import[] = sources.flatMap((from) =>
  [...readFileSync(path.join(root, from), 'utf8').matchAll(importPattern)].map(([, to = '']) => ({
    from,
    to,
  })),
)
const ownImports = imports.flatMap(({ from, to }) => {
  const target = to.startsWith('.')
    ? path.posix.join(path.posix.dirname(from), to)
    : to.replace(/^@headframe\/(\w+)$/, '$1/src/index.ts').replace(/^@headframe\//, '')
  return sources.includes(target) ? [{ from, to: target }] : []
})

function layerOf(file: string) {
  const layer = plan.find(({ files }) => files.test(file))
  if (!layer) throw new Error(`${file} has no layer in the plan`)
  return layer
}

describe('the plan of the house', () => {
  test('was read: there are files and imports to judge', () => {
    expect(sources.length).toBeGreaterThan(100)
    expect(ownImports.length).toBeGreaterThan(200)
  })

  test('every layer imports only what it may', () => {
    const trespasses = ownImports.filter(({ from, to }) => {
      const [here, there] = [layerOf(from), layerOf(to)]
      return here !== there && !here.mayImport.includes('*') && !here.mayImport.includes(there.name)
    })
    expect(trespasses).toEqual([])
  })

  test('features do not know each other, nor do areas', () => {
    const trespasses = ownImports.filter(({ from, to }) =>
      siblings.some((pattern) => {
        const [here, there] = [pattern.exec(from)?.[1], pattern.exec(to)?.[1]]
        return here !== undefined && there !== undefined && here !== there
      }),
    )
    expect(trespasses).toEqual([])
  })

  test('packages that stand behind a door are used only there', () => {
    const trespasses = imports.filter(
      ({ from, to }) =>
        layerOf(from).name !== 'tests' &&
        doors.some((door) => door.package.test(to) && !door.behind.test(from)),
    )
    expect(trespasses).toEqual([])
  })

  test('the environment is read in one place', () => {
    const readers = sources.filter(
      (file) =>
        /^(server|wire)\/src\//.test(file) &&
        readFileSync(path.join(root, file), 'utf8').includes('process.env'),
    )
    expect(readers.filter((file) => layerOf(file).name !== 'tests')).toEqual([
      'server/src/config.ts',
    ])
  })

  test('nothing goes round in a circle', () => {
    expect(findCircle()).toBeUndefined()
  })

  test('files are short and their names say something', () => {
    const long = sources.filter(
      (file) =>
        !made.has(file) &&
        readFileSync(path.join(root, file), 'utf8').split('\n').length > mostLines,
    )
    expect(long).toEqual([])
    expect(sources.filter((file) => emptyNames.test(file))).toEqual([])
  })
})

/** The first circle of imports that is found, as the files along it. Types alone make none at run time, but still a knot. */
function findCircle(): string[] | undefined {
  const edges = Map.groupBy(ownImports, ({ from }) => from)
  const done = new Set<string>()

  const walk = (file: string, trail: readonly string[]): string[] | undefined => {
    if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file]
    if (done.has(file)) return undefined
    for (const { to } of edges.get(file) ?? []) {
      const circle = walk(to, [...trail, file])
      if (circle) return circle
    }
    done.add(file)
    return undefined
  }

  for (const file of sources) {
    const circle = walk(file, [])
    if (circle) return circle
  }
  return undefined
}
