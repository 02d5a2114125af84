import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { adminOverview, contractorJobs, recoverPassword } from '@headframe/wire'
import { openSmtpPeer } from '../../adapters/mail/smtp-peer.ts'
import { aJobOf } from '../../testing/jobs.ts'
import { kindsArrived, sendLettersLater } from '../../testing/letters.ts'
import { manageIn, installationOf } from '../../testing/manage.ts'
import { aMarket, comeBack } from '../../testing/market.ts'
import { aCompany, aContractor, anAdmin } from '../../testing/people.ts'
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

test(
  'numbers of receipts that were given after the backup are not given again',
  { timeout: 60_000 },
  async () => {
    const product = await aProduct()
    const market = await aMarket(product)
    const file = path.join(folder, 'before-the-loss.tar')
    await manageIn(installationOf(product), 'backup', { to: file })

    const restored = await aProduct()
    const into = (lastReceipt: string) =>
      manageIn(installationOf(restored), 'restore', { from: file, 'last-receipt': lastReceipt })
    await expect(into('the last one')).rejects.toThrow('--last-receipt has to be the number')
    await into('HF-000123')
    const { receiptNumbers } = await comeBack(restored, market)
    expect(receiptNumbers.slice(-2)).toEqual(['HF-000124', 'HF-000125'])
  },
)

test(
  'letters that waited are told of and sent after a restore, but for links that stayed behind',
  { timeout: 60_000 },
  async () => {
    const peer = await openSmtpPeer()
    const environment = { MAIL_URL: peer.url }
    const product = await aProduct({ environment })
    const [company, person] = [await aCompany(product), await aContractor(product)]
    const { id } = await aJobOf(product, company)
    await peer.goAway()
    await product.as(person).send(contractorJobs.apply, { jobId: id, rate: 90, rate_type: 'hour' })
    await product.send(recoverPassword.contractor, { email: person.email })
    await product.runTasks()
    const file = path.join(folder, 'while-mail-is-away.tar')
    await manageIn(installationOf(product), 'backup', { to: file })

    const restored = await aProduct({ environment })
    const back = await manageIn(installationOf(restored), 'restore', { from: file })
    expect(back).toMatchObject({ letters_waiting: 2 })
    await peer.comeBack()
    await sendLettersLater(restored, 120)
    await peer.close()

    const kinds = await kindsArrived(peer, [company, person])
    expect(kinds.toSorted()).toEqual(['application-new', 'application-received'])
  },
)
