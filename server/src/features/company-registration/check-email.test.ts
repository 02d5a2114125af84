import { describe, expect, test } from 'vitest'
import { companyRegistrationInProgress, limits } from '@headframe/wire'
import { aContractor, aRegisteredCompany } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { outcome, pageForm } from '../../testing/requests.ts'

const product = await aProduct()
const { emailCheck } = companyRegistrationInProgress

describe('asking whether an address is free', () => {
  test('says that it is taken, however it is spelled', async () => {
    const { email } = await aRegisteredCompany(product)
    const taken = { error: true, message: 'This email address is already registered.' }

    expect(await product.send(emailCheck, { email: 'free@people.example' })).toEqual({
      error: false,
    })
    expect(await product.send(emailCheck, { email })).toEqual(taken)
    expect(await product.send(emailCheck, { email: ` ${email.toUpperCase()}` })).toEqual(taken)
  })

  test('does not tell about contractors', async () => {
    const { email } = await aContractor(product)
    expect(await product.send(emailCheck, { email })).toEqual({ error: false })
  })

  test.each(['', 'noor', 'noor@x'])('wants an address, which "%s" is not', async (email) => {
    const text = 'Please enter a valid email address'
    const response = await product.ask('/company/checkAvailableEmail', pageForm({ email }))
    expect(await outcome(response)).toEqual({
      status: 422,
      code: 'INVALID',
      error: text,
      fields: { email: text },
    })
  })

  test('is answered sixty times a minute', async () => {
    product.moveClock(60)
    const ask = () => product.send(emailCheck, { email: 'free@people.example' })
    for (let asked = 0; asked < limits.emailChecks.points; asked += 1) await ask()

    await expect(ask()).rejects.toMatchObject({ code: 'RATE_LIMITED', status: 429 })
    product.moveClock(60)
    expect(await ask()).toEqual({ error: false })
  })
})
