import { openDatabase } from '@headframe/server/src/db/open.ts'
import { browserPath } from '../../tools/find-browser.ts'
import { measureDatabaseRead, measureJsonCall, measureSignIns } from './calls.ts'
import { meets, print } from './figures.ts'
import type { Figure } from './figures.ts'
import { measureFirstLoads } from './first-load.ts'
import { measureScreens } from './lighthouse.ts'
import { startProduct } from './product.ts'

/** What the product costs, as ratios in one run. `npm run bench -- calls` measures one group only. */
const wanted = process.argv[2]
const figures: Figure[] = []

function tell(measured: Figure | Figure[]): void {
  for (const figure of [measured].flat()) {
    print(figure)
    figures.push(figure)
  }
}

const product = await startProduct()
try {
  if (!wanted || wanted === 'calls') {
    const database = await openDatabase({
      url: process.env['DATABASE_URL'],
      dataDir: product.dataDir,
    })
    tell(await measureJsonCall(product))
    tell(await measureDatabaseRead(product, database.connection))
    tell(await measureSignIns(product))
    await database.close()
  }
  if (!wanted || wanted === 'screens') {
    const browser = await browserPath()
    tell(await measureFirstLoads(product.url, browser))
    tell(await measureScreens(product.url, browser))
  }
} finally {
  await product.stop()
}
process.exitCode = figures.every(meets) ? 0 : 1
