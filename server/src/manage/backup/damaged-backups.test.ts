import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readEntries, writeEntries } from '../../testing/archives.ts'
import type { Entries } from '../../testing/archives.ts'
import { manageIn, installationOf } from '../../testing/manage.ts'
import { aMarket, comeBack } from '../../testing/market.ts'
import { aProduct } from '../../testing/product.ts'
import type { Product } from '../../testing/product.ts'
import { manifestName, sealFor, sealName, tableEntry } from './archive.ts'
import type { Manifest, TableInBackup } from './archive.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'headframe-damaged-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const product = await aProduct()
const market = await aMarket(product)
const good = path.join(folder, 'good.tar')
await manageIn(installationOf(product), 'backup', { to: good })
const bytes = await readFile(good)
const goodEntries = await readEntries(good)

const goodManifest = JSON.parse(String(goodEntries.get(manifestName))) as Manifest

const target = await aProduct()
const damaged = path.join(folder, 'damaged.tar')

/** One clear line, and nothing of how it was found out. */
const oneLine = /^[^\n]{10,200}$/
const empty = Buffer.alloc(0)
const account = tableEntry('public.account')
const resume = [...goodEntries.keys()].find((name) => name.startsWith('files/')) ?? ''

test(
  'of an archive in which anything has changed nothing is taken',
  { timeout: 60_000 },
  async () => {
    const changed: Record<string, Buffer> = {
      'a byte more': Buffer.concat([bytes, Buffer.from([0])]),
      'half of it': bytes.subarray(0, bytes.length / 2),
      'without its end': bytes.subarray(0, -1),
      'without its last block': bytes.subarray(0, -512),
      'an empty file': Buffer.alloc(0),
      'no archive': Buffer.from('not a tar'.repeat(1000)),
    }
    // Every 512 bytes there is a header, an end or something in between, and each letter counts.
    for (let at = 0; at < bytes.length; at += Math.ceil(bytes.length / 150))
      changed[`another byte at ${at}`] = withAnother(bytes, at)
    for (const entry of [account, resume, manifestName, sealName]) {
      const at = bytes.indexOf(goodEntries.get(entry) ?? '')
      changed[`another first byte of ${entry}`] = withAnother(bytes, at)
      changed[`another name for ${entry}`] = withAnother(bytes, bytes.indexOf(entry))
    }

    for (const [what, archive] of Object.entries(changed)) {
      await writeFile(damaged, archive)
      await expect(restoreInto(target, damaged), what).rejects.toThrow(oneLine)
    }
    await mustBeUntouched()
  },
)

interface Draft {
  manifest: { -readonly [Key in keyof Manifest]: Manifest[Key] }
  readonly entries: Entries
}

test.each<[string, string, (draft: Draft) => void]>([
  ['an empty table', 'public.account has 0 rows', ({ entries }) => entries.set(account, empty)],
  ['no rows of a table', `has no ${account}`, ({ entries }) => entries.delete(account)],
  ['something else', 'holds files/else', ({ entries }) => entries.set('files/else', empty)],
  ['a resume too few', `has no ${resume}`, ({ entries }) => entries.delete(resume)],
  ['an empty resume', `${resume} is not what`, ({ entries }) => entries.set(resume, empty)],
  ['no seal', `has no ${sealName}`, ({ entries }) => entries.delete(sealName)],
  ['no manifest', `has no ${manifestName}`, ({ entries }) => entries.delete(manifestName)],
  [
    'a migration of tomorrow',
    'newer version (9999_tomorrow)',
    ({ manifest }) => (manifest.migrations = [...manifest.migrations, '9999_tomorrow']),
  ],
  [
    'a migration left out',
    `${manifestName} is not what`,
    ({ manifest }) => (manifest.migrations = manifest.migrations.slice(1)),
  ],
  ['a format of tomorrow', 'has format 3', ({ manifest }) => (manifest.format = 3)],
  [
    'a sequence too few',
    'has no sequence public.receipt_number',
    ({ manifest }) =>
      (manifest.sequences = manifest.sequences?.filter(({ name }) => !name.includes('receipt'))),
  ],
  [
    'a table too few',
    'has no table public.job.',
    (draft) => {
      draft.entries.delete(tableEntry('public.job'))
      draft.manifest.tables = draft.manifest.tables.filter(({ name }) => name !== 'public.job')
    },
  ],
  [
    'a table too many',
    'has a table public.cuckoo',
    (draft) => {
      draft.manifest.tables = [
        ...draft.manifest.tables,
        { name: 'public.cuckoo', columns: ['egg'], rows: 0, sha256: sha256(empty) },
      ]
      draft.entries.set(tableEntry('public.cuckoo'), empty)
    },
  ],
  [
    'columns that are none',
    'public.account has other columns',
    (draft) => changeTable(draft, 'public.account', { columns: ["id) from program 'true' --"] }),
  ],
  [
    'rows of people who are not there',
    'cannot be taken in: insert or update',
    (draft) => {
      draft.entries.set(account, empty)
      changeTable(draft, 'public.account', { rows: 0, sha256: sha256(empty) })
    },
  ],
])('an archive with %s is refused', async (_, words, change) => {
  const draft = { manifest: structuredClone(goodManifest), entries: new Map(goodEntries) }
  change(draft)
  await write(draft)

  const attempt = restoreInto(target, damaged)

  await expect(attempt).rejects.toThrow(words)
  await expect(attempt).rejects.toThrow(oneLine)
  await mustBeUntouched()
})

test('and after all of that the good one is', async () => {
  await restoreInto(target, good)
  await comeBack(target, market)
})

/** Neither a row nor a byte was left behind, so that nothing stands in the way of the good one. */
async function mustBeUntouched(): Promise<void> {
  const { reading } = target.world.database
  for (const table of ['account', 'stored_file', 'loose_file', 'job'] as const)
    expect(await reading.selectFrom(table).selectAll().execute()).toEqual([])
  const lying = await readdir(path.join(target.world.config.dataDir, 'files'), {
    recursive: true,
    withFileTypes: true,
  })
  expect(lying.filter((entry) => entry.isFile())).toEqual([])
}

function restoreInto(newcomer: Product, from: string): Promise<object> {
  return manageIn(installationOf(newcomer), 'restore', { from })
}

function changeTable({ manifest }: Draft, name: string, change: Partial<TableInBackup>): void {
  manifest.tables = manifest.tables.map((table) =>
    table.name === name ? { ...table, ...change } : table,
  )
}

/** As somebody would make it up with care: the manifest's own seal is right. */
async function write({ manifest, entries }: Draft): Promise<void> {
  const written = Buffer.from(JSON.stringify(manifest))
  if (entries.has(manifestName)) entries.set(manifestName, written)
  if (entries.has(sealName)) entries.set(sealName, Buffer.from(sealFor(sha256(written))))
  await writeEntries(damaged, entries)
}

function withAnother(original: Buffer, at: number): Buffer {
  const copy = Buffer.from(original)
  copy[at] = (copy[at] ?? 0) ^ 1
  return copy
}

function sha256(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
