import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { contractorProfiles } from '@headframe/wire'
import { openS3Peer } from '../../adapters/files/s3-peer.ts'
import { aPdf } from '../../testing/documents.ts'
import { manageIn, installationOf, startTask } from '../../testing/manage.ts'
import { aMarket, comeBack } from '../../testing/market.ts'
import { aRegisteredContractor, signInContractor } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import type { Product } from '../../testing/product.ts'
import { aFile } from '../../testing/registration.ts'
import { PartlyDone } from '../partly-done.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'headframe-lost-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

test(
  'a backup goes on past files that are lost, and names them; people bring theirs again',
  { timeout: 60_000 },
  async () => {
    const product = await aProduct()
    const market = await aMarket(product)
    await aRegisteredContractor(product)
    const [missing = '', damaged = '', shortened = '', unreadable = ''] = await listFiles(product)
    const bytes = await readFile(damaged)
    await rm(missing)
    await writeFile(damaged, bytes.fill(bytes[0] === 0 ? 1 : 0, 0, 1))
    await writeFile(shortened, (await readFile(shortened)).subarray(1))
    await rm(`${unreadable}.type`)
    await mkdir(`${unreadable}.type`)

    const to = path.join(folder, 'partly.tar')
    const { code, out, err } = await startTask(installationOf(product), 'backup', { to }).ended
    expect(code).toBe(1)
    expect(err).toMatch(/^4 of 4 files could not be saved[^\n]*\n$/)
    const told = JSON.parse(out.trim().split('\n').at(-1) ?? '') as { absent: { id: string }[] }
    const absent = [
      { id: path.basename(missing), why: 'missing' },
      { id: path.basename(damaged), why: 'damaged' },
      { id: path.basename(shortened), why: 'damaged' },
      { id: path.basename(unreadable), why: 'unreadable' },
    ]
    expect(told).toMatchObject({ task: 'backup', file: to, files: 0 })
    expect(told.absent).toHaveLength(4)
    expect(told.absent).toEqual(expect.arrayContaining(absent))

    const restored = await aProduct()
    const back = await manageIn(installationOf(restored), 'restore', { from: to })
    expect(back).toMatchObject({ files: 0, absent: told.absent })
    const { email, password } = market.contractor
    const again = await signInContractor(restored, email, password)
    await restored.as(again).send(contractorProfiles.replaceResume, {
      replaceFile: aFile('again.pdf', await aPdf(), 'application/pdf'),
    })
    await restored.runTasks()
    await comeBack(restored, market)
  },
)

test(
  'files of a bucket are saved, and while it is away everything else is',
  { timeout: 60_000 },
  async () => {
    const bucket = await openS3Peer()
    const { url, accessKeyId, secretAccessKey } = bucket.settings
    const environment = {
      FILES_URL: url,
      AWS_ACCESS_KEY_ID: accessKeyId,
      AWS_SECRET_ACCESS_KEY: secretAccessKey,
    }
    const product = await aProduct({ environment })
    const market = await aMarket(product)
    const installation = { ...installationOf(product), environment }

    const [whole, partly] = [path.join(folder, 'whole.tar'), path.join(folder, 'without.tar')]
    await manageIn(installation, 'backup', { to: whole })
    await bucket.close()
    const attempt = manageIn(installation, 'backup', { to: partly })
    await expect(attempt).rejects.toThrow('2 of 2 files could not be saved')
    await expect(attempt).rejects.toThrow(PartlyDone)

    const restored = await aProduct()
    await manageIn(installationOf(restored), 'restore', { from: whole })
    await comeBack(restored, market)
    const bare = await aProduct()
    const back = await manageIn(installationOf(bare), 'restore', { from: partly })
    expect(back).toMatchObject({ files: 0, absent: { length: 2, 0: { why: 'unreadable' } } })
    await signInContractor(bare, market.contractor.email, market.contractor.password)
  },
)

/** Where the bytes of each lie. */
async function listFiles({ world }: Product): Promise<string[]> {
  const entries = await readdir(path.join(world.config.dataDir, 'files'), {
    recursive: true,
    withFileTypes: true,
  })
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.type'))
    .map((entry) => path.join(entry.parentPath, entry.name))
}
