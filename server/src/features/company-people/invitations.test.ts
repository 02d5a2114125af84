import { beforeEach, describe, expect, test } from 'vitest'
import {
  companyAccounts,
  companyInvitations,
  companyPeople,
  limits,
  lives,
  signIn,
  sizes,
  words,
} from '@headframe/wire'
import {
  accept,
  acceptForm,
  aColleague,
  anAddress,
  invitationTokenFor,
  invite,
} from '../../testing/colleagues.ts'
import { namesThatSayTooMuch } from '../../adapters/mail/hostile-words.ts'
import { aCompany, aRegisteredCompany } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { tidyNow } from '../../testing/tidy.ts'
import { testPassword } from '../../testing/registration.ts'

const product = await aProduct()
const refusedAs = (code: string, text?: string) =>
  expect.objectContaining(text === undefined ? { code } : { code, text })

let company: Person
beforeEach(async () => {
  product.moveClock(limits.failedSignInsPerAddress.seconds + 1)
  company = await aCompany(product)
})

const asOwner = () => product.as(company).send
const askFor = (email: string) => asOwner()(companyPeople.invite, { email, role: 'hirer' })
const people = () => asOwner()(companyPeople.list, {})
const me = ({ token }: { token: string }) => product.as({ token }).send(companyAccounts.account, {})

describe('an invitation', () => {
  test('lets somebody in with a name and a password of their own, at the same screen as everybody', async () => {
    const { email, token } = await invite(product, company)
    const shown = await product.send(companyInvitations.invitation, { token })
    expect(shown).toEqual({ company_name: 'Saltbush Mining', email, role: 'hirer' })

    const joined = await accept(product, token)

    const { id, person, company_name } = await me(joined)
    expect({ id, company_name }).toEqual({ id: company.id, company_name: 'Saltbush Mining' })
    expect(person).toMatchObject({ first_name: 'Jane', email, role: 'hirer', is_account: false })
    const again = await product.send(signIn.company, { email, password: testPassword })
    expect(again).toMatchObject({ error: false, company_name: 'Saltbush Mining' })
    expect(await people()).toMatchObject({
      data: [
        { id: company.id, role: 'owner', is_account: true, is_self: true },
        { first_name: 'Jane', email, role: 'hirer', is_self: false },
      ],
      invitations: [],
    })
    await product.runTasks()
    expect((await product.mailTo(company.email)).at(-1)?.subject).toBe(
      'Jane Okafor has joined your Headframe account',
    )
  })

  test('tells its state to whoever opens the link: unknown, used, or too old', async () => {
    const { token, email } = await invite(product, company)
    const open = (link: string) => product.send(companyInvitations.invitation, { token: link })
    await expect(open('never-given')).rejects.toEqual(refusedAs('TOKENNOTFOUND'))
    await accept(product, token)
    await expect(open(token)).rejects.toEqual(refusedAs('TOKENNOTACTIVE'))
    await expect(accept(product, token)).rejects.toEqual(
      refusedAs('TOKENNOTACTIVE', words.invitationAccepted),
    )

    const later = await invite(product, company)
    product.moveClock(lives.invitationSeconds)
    await expect(accept(product, later.token)).rejects.toEqual(
      refusedAs('TOKENEXPIRED', words.invitationExpired),
    )
    expect(later.email).not.toBe(email)
  })

  test('sent again works by the newest link alone, for seven days from then', async () => {
    const { id, email, token } = await invite(product, company)
    product.moveClock(lives.invitationSeconds - 60)
    // Sessions do not last that long.
    company = { ...company, ...(await product.send(signIn.company, company)) }
    const { invitation } = await asOwner()(companyPeople.resend, { id })
    const newer = await invitationTokenFor(product, email)
    product.moveClock(3600)

    expect(invitation.id).toBe(id)
    await expect(accept(product, token)).rejects.toEqual(refusedAs('TOKENNOTFOUND'))
    expect(await accept(product, newer)).toMatchObject({ success: true })
    await expect(asOwner()(companyPeople.resend, { id })).rejects.toEqual(
      refusedAs('NOT_FOUND', words.invitationGone),
    )
  })

  test('taken back is unknown at once, and the address can be invited anew', async () => {
    const { id, email, token } = await invite(product, company)
    await asOwner()(companyPeople.withdraw, { id })

    await expect(accept(product, token)).rejects.toEqual(refusedAs('TOKENNOTFOUND'))
    await expect(asOwner()(companyPeople.withdraw, { id })).rejects.toEqual(refusedAs('NOT_FOUND'))
    const again = await invite(product, company, { email, role: 'viewer' })
    expect((await me(await accept(product, again.token))).person.role).toBe('viewer')
  })

  test('to somebody who is invited already takes the place of the first, with the newer role', async () => {
    const { email, token } = await invite(product, company, { role: 'owner' })
    const newer = await invite(product, company, { email, role: 'viewer' })

    expect((await people()).invitations).toHaveLength(1)
    await expect(accept(product, token)).rejects.toEqual(refusedAs('TOKENNOTFOUND'))
    expect((await me(await accept(product, newer.token))).person.role).toBe('viewer')
  })

  test('answers the same for an address that is in use; only its mailbox is told', async () => {
    const other = await aCompany(product)
    const free = anAddress()

    const [toUsed, toFree] = [await askFor(other.email), await askFor(free)]
    await product.runTasks()

    const told = { id: expect.any(String), role: 'hirer', end_date: expect.any(Number) }
    expect(toUsed).toMatchObject({ success: true, invitation: { ...told, email: other.email } })
    expect(toFree).toMatchObject({ success: true, invitation: { ...told, email: free } })
    const [letter] = await product.mailTo(other.email)
    expect(letter?.subject).toBe('Saltbush Mining would like you in its Headframe account')
    expect(letter?.link).toBe('')
    expect((await product.mailTo(free))[0]?.subject).toBe(
      'Saltbush Mining invites you to its Headframe account',
    )
  })

  test.each(namesThatSayTooMuch)(
    'carries nothing to strangers that wants to be read as ours: %s',
    async (name) => {
      const foe = await aRegisteredCompany(product, { companyName: name, firstName: name })
      const [used, free] = [(await aCompany(product)).email, anAddress()]
      for (const email of [used, free])
        await product.as(foe).send(companyPeople.invite, { email, role: 'viewer' })
      await product.runTasks()

      const [letter] = await product.mailTo(free)
      const [told] = await product.mailTo(used)
      expect(letter?.subject).toBe('A company invites you to its Headframe account')
      expect(letter?.text).toContain('A company has invited you to work in its Headframe account.')
      for (const mail of [letter, told])
        expect([mail?.subject, mail?.text, mail?.html].join()).not.toMatch(
          /foe|1800|Bank|WARN|closed/,
        )
    },
  )

  test('names whoever invites, and the company, if they are called as people and companies are', async () => {
    const companyName = 'O’Brien & Söhne Labour Hire (Australia) Pty Ltd – Kalgoorlie'
    const owner = await aRegisteredCompany(product, { companyName, firstName: 'Noor "Nori"' })
    const { email } = await invite(product, owner)
    const [letter] = await product.mailTo(email)
    expect(letter?.subject).toBe(`${companyName} invites you to its Headframe account`)
    expect(letter?.text).toContain(
      `Noor "Nori" Haddad has invited you to work in the Headframe account of ${companyName}.`,
    )
  })

  test('cannot be taken up once the address signs in elsewhere, and a colleague is not invited twice', async () => {
    const { email, token } = await invite(product, company)
    const theirs = await invite(product, await aCompany(product), { email })
    await accept(product, theirs.token)

    await expect(accept(product, token)).rejects.toEqual(
      refusedAs('EMAIL_TAKEN', words.invitedAddressTaken),
    )
    const jane = await aColleague(product, company, 'viewer')
    await expect(
      asOwner()(companyPeople.invite, { email: jane.email.toUpperCase(), role: 'owner' }),
    ).rejects.toMatchObject({ code: 'INVALID', fields: { email: words.alreadyColleague } })
  })

  test('asks for a name, and for a password by the rules of every sign-in', async () => {
    const { token } = await invite(product, company)
    const form = { ...acceptForm(token), firstName: ' ', password: 'short', confirmPassword: 'x' }

    await expect(product.send(companyInvitations.accept, form)).rejects.toMatchObject({
      code: 'INVALID',
      fields: {
        firstName: words.firstNameRequired,
        password: words.passwordTooShortPlain,
        confirmPassword: words.passwordsDifferPlain,
      },
    })
    const easy = { password: 'password123', confirmPassword: 'password123' }
    await expect(
      product.send(companyInvitations.accept, { ...acceptForm(token), ...easy }),
    ).rejects.toMatchObject({ fields: { password: words.easyPassword } })
    expect(await accept(product, token)).toMatchObject({ success: true })
  })

  test('is no use beyond fifty people, and is not mailed to an address without end', async () => {
    for (let count = 2; count <= sizes.peopleOfCompany; count += 1)
      await aColleague(product, company, 'viewer')
    await expect(invite(product, company)).rejects.toEqual(refusedAs('TEAM_FULL', words.teamFull))

    const email = anAddress()
    for (let count = 0; count <= limits.invitationMails.points; count += 1)
      await invite(product, await aCompany(product), { email })
    expect(await product.mailTo(email)).toHaveLength(limits.invitationMails.points)
  })

  test('that nobody answers is forgotten after thirty days, with the address', async () => {
    const { id } = await invite(product, company)
    product.moveClock(lives.invitationKeptSeconds + 1)
    await tidyNow(product)

    const kept = product.world.database.reading.selectFrom('invitation').select('id')
    expect(await kept.where('id', '=', id).execute()).toEqual([])
  })
})
