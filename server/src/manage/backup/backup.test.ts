import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { adminOverview, recoverPassword } from '@headframe/wire'
import { manageIn, installationOf } from '../../testing/manage.ts'
import { aMarket, comeBack } from '../../testing/market.ts'
import { aContractor, anAdmin } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'headframe-backup-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

test(
  'what was restored is used as before, backed up again and restored again',
  { timeout: 60_000 },
  async () => {
    const product = await aProduct()
    const admin = await anAdmin(product)
    const market = await aMarket(product)
    await product.send(recoverPassword.contractor, { email: market.contractor.email })

    const first = path.join(folder, 'first.tar')
    const working = Promise.all(Array.from({ length: 10 }, () => aContractor(product)))
    const saved = await manageIn(installationOf(product), 'backup', { to: first })
    await working
    expect(saved).toMatchObject({ file: first, absent: [] })
    expect((await stat(first)).mode & 0o777).toBe(0o600)

    const restored = await aProduct()
    const back = await manageIn(installationOf(restored), 'restore', { from: first })
    expect(back).toMatchObject({ absent: [], files: (saved as { files: number }).files })
    await restored.runTasks()
    const mails = await restored.mailTo(market.contractor.email)
    const [letter, ...more] = mails.filter(({ kind }) => kind === 'password-reset')
    expect(more).toEqual([])
    await restored.send(recoverPassword.reset, {
      token: path.basename(letter?.link ?? ''),
      password: market.contractor.password,
    })
    await expect(
      restored.asAdmin(`admin_session=${admin.token}`).send(adminOverview.activity, { limit: 1 }),
    ).rejects.toMatchObject({ status: 401 })
    const later = await comeBack(restored, market)

    const second = path.join(folder, 'second.tar')
    await manageIn(installationOf(restored), 'backup', { to: second })
    const again = await aProduct()
    await manageIn(installationOf(again), 'restore', { from: second })
    await comeBack(again, later)
  },
)
