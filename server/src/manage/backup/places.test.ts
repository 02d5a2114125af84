import path from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { manageIn, installationOf } from '../../testing/manage.ts'
import { aMarket, comeBack } from '../../testing/market.ts'
import { aProduct } from '../../testing/product.ts'
import { aFolder } from '../../testing/database/writers.ts'

test(
  'the embedded database is restored from a server, and a server from it',
  { timeout: 60_000 },
  async () => {
    const product = await aProduct()
    const market = await aMarket(product)
    const folder = await aFolder()
    const embedded = { databaseUrl: '', dataDir: path.join(folder, 'data') }
    const [there, back] = [path.join(folder, 'there.tar'), path.join(folder, 'back.tar')]

    await expect(manageIn(embedded, 'backup', { to: there })).rejects.toThrow('nothing to back up')
    await manageIn(installationOf(product), 'backup', { to: there })
    await manageIn(embedded, 'restore', { from: there })
    await expect(manageIn(embedded, 'restore', { from: there })).rejects.toThrow('is not empty')
    await manageIn(embedded, 'backup', { to: back })

    const target = await aProduct()
    await manageIn(installationOf(target), 'restore', { from: back })
    await comeBack(target, market)
  },
)

test(
  'what somebody else keeps in the database is not taken away',
  { timeout: 60_000 },
  async () => {
    const product = await aProduct()
    const market = await aMarket(product)
    const from = path.join(await aFolder(), 'backup.tar')
    await manageIn(installationOf(product), 'backup', { to: from })
    const target = await aProduct()
    const { writing } = target.world.database
    await sql`create table roster_notes (note text); insert into roster_notes values ('8/6')`.execute(
      writing,
    )

    const attempt = manageIn(installationOf(target), 'restore', { from })

    await expect(attempt).rejects.toThrow('also holds public.roster_notes')
    const { rows } = await sql`select note from roster_notes`.execute(writing)
    expect(rows).toEqual([{ note: '8/6' }])
    await sql`drop table roster_notes`.execute(writing)
    await manageIn(installationOf(target), 'restore', { from })
    await comeBack(target, market)
  },
)
