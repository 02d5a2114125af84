import { afterAll, expect, test } from 'vitest'
import { adminPayments, dayOf, ownData, productTimeZone } from '@headframe/wire'
import { openStripePayments } from '../../adapters/payments/stripe-payments.ts'
import { openStripePeer } from '../../adapters/payments/stripe-peer.ts'
import { aDraftJob } from '../../testing/jobs.ts'
import { openSessionFor, tell, told } from '../../testing/payments.ts'
import { aCompany, anAdmin } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'

const peer = await openStripePeer()
afterAll(() => peer.close())
const product = await aProduct({ payments: openStripePayments(peer.settings, peer.place) })

test('what comes after its company has gone is to be given back, until it is', async () => {
  const company = await aCompany(product)
  const session = await openSessionFor(product, company, await aDraftJob(product, company))
  await product.as(company).send(ownData.erase, { accountPassword: company.password })
  await tell(product, peer, told.succeeded(session))

  const { token } = await anAdmin(product)
  const headers = { cookie: `admin_session=${token}` }
  const list = () => product.asAdmin(headers.cookie).send(adminPayments.list, { search: '' })
  const [late] = await list()
  expect(late).toMatchObject({ company_id: null, status: 'succeeded', must_be_refunded: true })
  const month = dayOf(product.world.clock(), productTimeZone).slice(0, 7)
  const sheet = await product.ask(`/dashboard/payments-of-month/${month}`, { headers })
  expect(await sheet.text()).toContain(',"Paid, to be refunded",')

  await tell(product, peer, told.refunded(session))
  expect((await list())[0]).toMatchObject({ status: 'refunded', must_be_refunded: false })
})
