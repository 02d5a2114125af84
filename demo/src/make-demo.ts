import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readConfig } from '@headframe/server/src/config.ts'
import { demoFile } from '@headframe/server/src/demo/load-demo.ts'
import { backUp } from '@headframe/server/src/manage/backup/back-up.ts'
import { withWorld } from '@headframe/server/src/manage/with-world.ts'
import { fillDemo } from './fill-demo.ts'

/** Fills a marketplace that is thrown away, and keeps its backup as what every installation's demo begins from. */
export async function makeDemo(): Promise<object> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'headframe-demo-'))
  const config = readConfig({ DATA_DIR: dataDir, DEMO: 'on' })
  try {
    await withWorld(config, (world) => fillDemo(world))
    return await backUp(config, { to: demoFile })
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}
