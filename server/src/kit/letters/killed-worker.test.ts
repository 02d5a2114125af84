import { afterAll, expect, test } from 'vitest'
import { recoverPassword } from '@headframe/wire'
import { openSmtpPeer } from '../../adapters/mail/smtp-peer.ts'
import { sendLettersLater } from '../../testing/letters.ts'
import { aContractor } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { aServerProcess, eventually } from '../../testing/server-process.ts'

const peer = await openSmtpPeer()
const product = await aProduct({ environment: { MAIL_URL: peer.url } })
const { reading } = product.world.database

afterAll(() => peer.close())

test('a letter in the hands of a worker that is killed is sent by another, once', async () => {
  const { email } = await aContractor(product)
  peer.mood = 'hangs'
  await product.send(recoverPassword.contractor, { email })
  const doomed = await aServerProcess({
    ROLE: 'worker',
    DATABASE_URL: product.databaseUrl,
    DATA_DIR: product.world.config.dataDir,
    MAIL_URL: peer.url,
  })
  try {
    await eventually(async () => {
      const letter = await reading.selectFrom('letter').select('tries').executeTakeFirst()
      return letter?.tries || undefined
    })
  } finally {
    await doomed.kill()
  }
  peer.mood = 'takes mail'

  await sendLettersLater(product, 2)
  expect(peer.deliveries).toEqual([])
  await sendLettersLater(product, 120)
  await sendLettersLater(product, 120)
  expect(peer.deliveries).toHaveLength(1)
})
