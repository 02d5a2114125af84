import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { moveTo } from '../../testing/moved-address.ts'
import { aContractor } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'

const contact = 'hello@headframe.example'
const product = await aProduct({ environment: { CONTACT_EMAIL: contact } })

test('a mail that asks for an answer goes where one is read, and says where that is', async () => {
  const ash = await aContractor(product)
  const email = `moved-${randomUUID()}@people.example`
  await moveTo(product, ash, email)
  await product.runTasks()

  const [left] = await product.mailTo(ash.email)
  const [moved] = await product.mailTo(email)
  expect(left?.text).toContain('Please reply straight away')
  expect(moved?.text).toContain('Please reply and tell us.')
  for (const mail of [left, moved]) {
    expect(mail?.headers['reply-to']).toContain(contact)
    expect(mail?.text).toContain(`Reply to this email, or write to ${contact}.`)
    expect(mail?.html).toContain(`href="mailto:${contact}"`)
  }
})
