import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { billOfMaterials } from './bill-of-materials.ts'
import type { Lock } from './packages-in-production.ts'

const root = path.resolve(import.meta.dirname, '..')
// npm wrote both kinds.
const read = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Manifest
interface Manifest extends Lock {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

const bill = billOfMaterials(read('package-lock.json'))
const listed = new Map(bill.components.map((one) => [`${one.name}@${one.version}`, one]))
const names = new Set(bill.components.map(({ name }) => name))
const versionsOf = (wanted: string) =>
  new Set(bill.components.filter(({ name }) => name === wanted).map(({ version }) => version))
const needed = (by: string) =>
  bill.dependencies.find(({ ref }) => ref.startsWith(`pkg:npm/${by}@`))?.dependsOn ?? []

test('the bill has what the server and the app need, as it is locked', () => {
  const wanted = ['server', 'web', 'wire'].flatMap((workspace) =>
    Object.entries(read(`${workspace}/package.json`).dependencies ?? {}).filter(
      ([name]) => !name.startsWith('@headframe/'),
    ),
  )

  expect(wanted.length).toBeGreaterThan(30)
  expect(wanted.filter(([name, version]) => !listed.has(`${name}@${version}`))).toEqual([])
})

test('the bill leads to every component, and to no other', () => {
  const refs = bill.components.map((one) => one['bom-ref'])
  const led = new Set(bill.dependencies.flatMap(({ dependsOn }) => dependsOn))

  expect(new Set(refs).size).toBe(refs.length)
  expect([...led].toSorted()).toEqual(refs.toSorted())
})

test('the bill has what lies deep, in the version that is found from there', () => {
  expect(needed('fastify')).toContainEqual(expect.stringMatching(/^pkg:npm\/pino@10\./))
  expect(needed('pino')).toContainEqual(expect.stringMatching(/^pkg:npm\/thread-stream@/))
  expect(needed('%40aws-sdk/client-s3').length).toBeGreaterThan(5)
})

test('the bill has the Node and the PostgreSQL that come along', () => {
  expect([...versionsOf('node')]).toEqual([expect.stringMatching(/^24\.\d+\.\d+$/)])
  expect([...versionsOf('postgresql')]).toEqual([expect.stringMatching(/^18\.\d+$/)])
})

test('the bill has nothing that only builds and tests the product', () => {
  for (const name of ['vitest', 'typescript', 'vite', 'knip', '@playwright/test', 'lighthouse'])
    expect(names).not.toContain(name)
})

test('the bill vouches for every package, and tells nothing of where it was made', () => {
  for (const one of bill.components.filter(({ type }) => type === 'library'))
    expect(one).toHaveProperty('hashes', [
      { alg: 'SHA-512', content: expect.stringMatching(/^[\da-f]{128}$/) },
    ])
  expect(JSON.stringify(bill)).not.toMatch(/https?:|file:|node_modules/)
  expect(JSON.stringify(bill)).not.toContain(root)
})
