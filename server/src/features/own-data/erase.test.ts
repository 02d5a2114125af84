import { beforeEach, describe, expect, test } from 'vitest'
import {
  companyProfiles,
  contractorProfiles,
  contractorRegistration,
  limits,
  ownData,
  recoverPassword,
  signIn,
  words,
} from '@headframe/wire'
import { aPicture } from '../../pictures/picture-samples.ts'
import { aLogoOf } from '../../testing/company-profile.ts'
import { aLogo, putLogo, showLogo } from '../../testing/logos.ts'
import {
  aCompany,
  aContractor,
  aRegisteredCompany,
  aRegisteredContractor,
} from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { aFile, aRegistration } from '../../testing/registration.ts'
import { bearer, codesOf, json } from '../../testing/requests.ts'

const product = await aProduct()

const erase = (who: Person, accountPassword: unknown = who.password) =>
  product.ask('/account/erase', json({ accountPassword }, bearer(who.token)))
const signInAs = ({ email, password }: Person) =>
  product.ask('/auth.php', {
    method: 'POST',
    body: new URLSearchParams({ contractorEmail: email, contractorPass: password }),
  })

describe('somebody who erases their account', () => {
  let marnie: Person

  beforeEach(async () => {
    marnie = await aRegisteredContractor(product)
  })

  test('is told so, and can sign in no more than with a wrong password', async () => {
    const answer = await product
      .as(marnie)
      .send(ownData.erase, { accountPassword: marnie.password })
    expect(answer).toEqual({ success: true })

    const ash = await aContractor(product)
    const erased = await signInAs(marnie)
    const wrong = await signInAs({ ...ash, password: 'wrong' })
    expect([erased.status, wrong.status]).toEqual([401, 401])
    expect(await erased.text()).toBe(await wrong.text())
  })

  test('ends every session and every reset link', async () => {
    const elsewhere = await (await signInAs(marnie)).json()
    await product.send(recoverPassword.contractor, { email: marnie.email })
    await product.runTasks()
    const token = (await product.mailTo(marnie.email)).at(-1)?.link.split('/').at(-1) ?? ''
    await product.send(recoverPassword.checkToken, { token })

    await erase(marnie)

    for (const session of [marnie.token, elsewhere.token]) {
      const answer = await product.ask('/contractor/get-profile', { headers: bearer(session) })
      expect(answer.status).toBe(401)
    }
    await expect(product.send(recoverPassword.checkToken, { token })).rejects.toMatchObject({
      code: 'TOKENNOTFOUND',
    })
  })

  test('is seen by nobody any more, neither by the share link nor in the picture', async () => {
    const company = await aCompany(product)
    const { uuid, photo_hash } = await product.as(marnie).send(contractorProfiles.own, {})
    await product.as(company).send(contractorProfiles.shared, { uuid })
    expect((await product.ask(`/pictures/${photo_hash}-cropped.jpg`)).status).toBe(200)

    await erase(marnie)

    expect((await product.ask(`/pictures/${photo_hash}-cropped.jpg`)).status).toBe(404)
    await expect(
      product.as(company).send(contractorProfiles.shared, { uuid }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('leaves the address free', async () => {
    await erase(marnie)
    const again = await aRegistration(product, { field_email: marnie.email })
    await product.send(contractorRegistration.register, again)
    expect((await signInAs(marnie)).status).toBe(200)
  })

  test('takes nobody else along', async () => {
    const other = await aRegisteredContractor(product)
    const before = await product.as(other).send(contractorProfiles.own, {})

    await erase(marnie)
    await product.runTasks()

    expect(await product.as(other).send(contractorProfiles.own, {})).toMatchObject({
      uuid: before.uuid,
      photo_hash: before.photo_hash,
      answers: before.answers,
    })
    expect((await product.ask(`/pictures/${before.photo_hash}-cropped.jpg`)).status).toBe(200)
    expect(
      (await product.ask('/contractor/get-resume', { headers: bearer(other.token) })).status,
    ).toBe(200)
  })

  test('erases once, however many times it is asked for at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => erase(marnie)))

    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 401)])
  })

  test('erases a picture that is being changed meanwhile', async () => {
    const form = new FormData()
    form.append('setting', 'profilePicture')
    form.append('profilePicture', aFile('me.png', await aPicture('png')))

    const [changed, erased] = await Promise.all([
      product.ask('/contractor/update-settings', {
        method: 'POST',
        headers: bearer(marnie.token),
        body: form,
      }),
      erase(marnie),
    ])

    expect(erased.status).toBe(200)
    expect([200, 401]).toContain(changed.status)
    const kept = await product.world.database.reading
      .selectFrom('stored_file as file')
      .leftJoin('contractor', 'contractor.photo_hash', 'file.id')
      .leftJoin('resume', 'resume.file_id', 'file.id')
      .select('file.id')
      .where('contractor.id', 'is', null)
      .where('resume.id', 'is', null)
      .execute()
    expect(kept).toEqual([])
  })
})

describe('the password', () => {
  test.each(['', 'wrong', undefined])('has to be right: %o', async (accountPassword) => {
    const ash = await aContractor(product)

    const answer = await product.ask('/account/erase', json({ accountPassword }, bearer(ash.token)))

    expect(answer.status).toBe(422)
    expect(await answer.json()).toEqual({
      success: false,
      message: words.accountPasswordWrong,
      error: words.accountPasswordWrong,
      code: 'INVALID',
      fields: { accountPassword: words.accountPasswordWrong },
    })
    expect((await signInAs(ash)).status).toBe(200)
  })

  test('that is wrong too often counts as failed sign-ins', async () => {
    const ash = await aContractor(product)
    for (let tries = 0; tries < limits.failedSignInsPerAccount.points; tries += 1) {
      expect((await erase(ash, 'wrong')).status).toBe(422)
    }

    const answer = await erase(ash)

    expect(answer.status).toBe(429)
    expect(await answer.json()).toMatchObject({
      success: false,
      message: 'Too many attempts. Please try again later.',
    })
    expect((await signInAs(ash)).status).toBe(429)
  })
})

describe('a company that erases its account', () => {
  test('is gone as well', async () => {
    const company = await aCompany(product)
    const { email, password } = company
    await product.send(signIn.company, { email, password })

    expect((await erase(company)).status).toBe(200)

    await expect(product.send(signIn.company, { email, password })).rejects.toMatchObject({
      code: 'BAD_CREDENTIALS',
    })
    expect((await erase(company)).status).toBe(401)
  })

  test('takes no other company along', async () => {
    const [saltbush, other] = [await aRegisteredCompany(product), await aRegisteredCompany(product)]
    const logo = await aLogoOf(product, other)
    const { send } = product.as(other)
    await send(companyProfiles.publish, { logo })
    const before = await send(companyProfiles.own, {})

    await erase(saltbush)
    await product.runTasks()

    expect(await send(companyProfiles.own, {})).toEqual(before)
    expect((await showLogo(product, logo)).status).toBe(200)
  })

  test.each(Array.from({ length: 10 }, (_, round) => round + 1))(
    'leaves no logo behind that is put meanwhile, round %i',
    async () => {
      const company = await aCompany(product)
      const ticket = await product
        .as(company)
        .send(companyProfiles.uploadLogo, { fileType: 'image/png' })

      const [put, erased] = await Promise.all([
        putLogo(product, ticket, await aLogo()),
        erase(company),
      ])
      await product.runTasks()

      expect(erased.status).toBe(200)
      expect([200, 404]).toContain(put.status)
      expect((await showLogo(product, ticket.publicUrl)).status).toBe(404)
    },
  )

  test('ends what is being saved meanwhile', async () => {
    const company = await aRegisteredCompany(product)
    const { send } = product.as(company)

    const [erased, codes] = await Promise.all([
      erase(company),
      codesOf([
        send(companyProfiles.save, { summary: 'Meanwhile.' }),
        send(companyProfiles.publish, { summary: 'Meanwhile.' }),
        send(companyProfiles.discard, {}),
      ]),
    ])

    expect(erased.status).toBe(200)
    for (const code of codes) expect(['fulfilled', 'UNAUTHENTICATED']).toContain(code)
  })
})
