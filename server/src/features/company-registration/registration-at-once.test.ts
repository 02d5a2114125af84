import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  companyProfiles,
  companyRegistration,
  companyRegistrationInProgress,
  limits,
  ownData,
  words,
} from '@headframe/wire'
import { logoOwner } from '../../market/companies/logos.ts'
import { aCompanyDraft, aCompanyRegistration } from '../../testing/company-registration.ts'
import { aLogo, putLogo } from '../../testing/logos.ts'
import { aContractor, aRegisteredCompany } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { codesOf, json, refusalOf } from '../../testing/requests.ts'
import { tidyNow } from '../../testing/tidy.ts'

const product = await aProduct()
const { reading, writing } = product.world.database
const { register, signUp } = companyRegistration
const { draft, saveDraft, uploadLogo } = companyRegistrationInProgress
const alreadySubmitted = 'This registration has already been submitted. Please log in.'
const hour = 3600
const twenty = Array.from({ length: 20 }, (_, at) => at)

// What the limit has to say in one test is nothing to the others.
beforeEach(() => product.moveClock(hour))

const accountsOf = (email: string) =>
  reading.selectFrom('account').select('id').where('email', '=', email).execute()

const aShortForm = (contact_email: string) => ({
  company_name: 'Wandoo Civil',
  company_office: '3 Ore Street, Port Hedland WA 6721',
  company_website: 'wandoo.example',
  contact_name: 'Tui Parata',
  contact_position: 'Owner',
  contact_email,
  contact_phone: '0491 570 158',
  password: 'ironbark-and-ochre-7',
  passwordConfirm: undefined,
})

/** A registration that was begun, and the address of the logo that was put for it. */
async function aDraftWithLogo() {
  const { id: draftId } = await aCompanyDraft(product)
  const ticket = await product.send(uploadLogo, { draftId, fileType: 'image/png' })
  await putLogo(product, ticket, await aLogo())
  return { draftId, companyLogo: ticket.publicUrl }
}

describe('one address', () => {
  test('in twenty spellings at once makes one company', async () => {
    const spellings = [
      'Noor@X.example',
      'noor@x.example',
      'NOOR@x.EXAMPLE',
      ' noor@x.example ',
      'ｎｏｏｒ@x.example',
    ]
    const forms = twenty.map((at) =>
      aCompanyRegistration({ companyEmail: spellings[at % spellings.length] }),
    )

    const codes = await codesOf(forms.map((form) => product.send(register, form)))

    expect(codes.filter((code) => code === 'fulfilled')).toHaveLength(1)
    expect(codes.filter((code) => code === 'EMAIL_TAKEN')).toHaveLength(19)
    const [account, ...others] = await accountsOf('noor@x.example')
    expect(others).toEqual([])
    const companies = reading.selectFrom('company').select('id')
    expect(await companies.where('id', '=', account?.id ?? '').execute()).toHaveLength(1)
  })

  test('serves the long form and the short one once between them', async () => {
    const email = 'both.forms@x.example'

    const codes = await codesOf([
      product.send(register, aCompanyRegistration({ companyEmail: email })),
      product.send(signUp, aShortForm(email)),
    ])

    expect(new Set(codes)).toEqual(new Set(['EMAIL_TAKEN', 'fulfilled']))
    expect(await accountsOf(email)).toHaveLength(1)
  })

  test('may be that of a contractor as well', async () => {
    const { email } = await aContractor(product)
    expect(await aRegisteredCompany(product, { companyEmail: email })).toMatchObject({ email })
  })
})

test('twenty companies of one name at once stand at twenty addresses', async () => {
  const forms = twenty.map(() => aCompanyRegistration({ companyName: 'Spinifex' }))
  const answers = await Promise.all(forms.map((form) => product.send(register, form)))

  const numbered = twenty.map((at) => (at === 0 ? 'spinifex' : `spinifex-${at + 1}`))
  expect(answers.map(({ slug }) => slug).toSorted()).toEqual(numbered.toSorted())
})

describe('one draft', () => {
  test('that is sent twice at once makes one company, with its logo', async () => {
    const form = aCompanyRegistration(await aDraftWithLogo())

    const codes = await codesOf([product.send(register, form), product.send(register, form)])

    expect(new Set(codes)).toEqual(new Set(['EMAIL_TAKEN', 'fulfilled']))
    const rows = await reading
      .selectFrom('account')
      .innerJoin('company', 'company.id', 'account.id')
      .select('company.logo_id')
      .where('account.email', '=', form.companyEmail)
      .execute()
    expect(rows).toEqual([{ logo_id: expect.any(String) }])
    await expect(product.send(draft, { id: form.draftId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  test('that is sent under two addresses at once makes one company, with its logo', async () => {
    for (let round = 0; round < 5; round += 1) {
      const of = await aDraftWithLogo()
      const forms = [aCompanyRegistration(of), aCompanyRegistration(of)]
      const answers = await Promise.allSettled(forms.map((form) => product.send(register, form)))

      const made = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
      const refused = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
      expect(refused).toMatchObject([{ code: 'DRAFT_USED', status: 409, text: alreadySubmitted }])
      const accounts = await Promise.all(forms.map(({ companyEmail }) => accountsOf(companyEmail)))
      expect(accounts.flat()).toHaveLength(1)

      const { id, logo } = await product.as(made[0] ?? { token: '' }).send(companyProfiles.own, {})
      expect(logo).toBe(of.companyLogo)
      const logos = reading.selectFrom('logo').select('owner')
      expect(await logos.where('id', '=', of.companyLogo.slice(-32)).execute()).toEqual([
        { owner: logoOwner.company(id) },
      ])
    }
  })

  test('that was sent is not sent again, and whoever did not hear of it is told', async () => {
    const form = aCompanyRegistration(await aDraftWithLogo())
    const { token } = await product.send(register, form)

    const again = (wishes = {}) => refusalOf(product.send(register, { ...form, ...wishes }))
    expect(await again()).toMatchObject({ code: 'EMAIL_TAKEN', text: words.emailTaken })
    const elsewhere = { companyEmail: `else.${form.companyEmail}` }
    expect(await again(elsewhere)).toMatchObject({ code: 'DRAFT_USED', text: alreadySubmitted })
    expect(await accountsOf(elsewhere.companyEmail)).toEqual([])

    const saved = product.send(saveDraft, { id: form.draftId, data: { companyName: 'Again' } })
    await expect(saved).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await product.as({ token }).send(ownData.erase, { accountPassword: form.password })
    product.moveClock(31 * 24 * hour)
    await tidyNow(product)
    // Nobody remembers it any more: it is as good as unknown, and those do not block.
    expect(await product.send(register, { ...form, ...elsewhere })).toMatchObject({ success: true })
  })

  test('of a registration whose last step fails is kept with its logo, and may be sent again', async () => {
    const form = aCompanyRegistration(await aDraftWithLogo())

    await sql`alter table letter rename to letter_elsewhere`.execute(writing)
    await expect(product.send(register, form)).rejects.toMatchObject({
      code: 'INTERNAL',
      text: words.submissionFailed,
    })
    await sql`alter table letter_elsewhere rename to letter`.execute(writing)

    expect(await accountsOf(form.companyEmail)).toEqual([])
    const answer = await product.send(register, form)
    expect(await product.as(answer).send(companyProfiles.own, {})).toMatchObject({
      logo: form.companyLogo,
    })
  })
})

test('an address on the network registers two hundred times an hour, by all forms together', async () => {
  const paths = [
    '/company/v2/registration/submit',
    '/company/register',
    '/marketplace.php?companySignup',
  ] as const
  for (let asked = 0; asked < limits.registrations.points; asked += 1) {
    expect((await product.ask(paths[asked % paths.length] ?? '', json({}))).status).toBe(422)
  }

  for (const at of paths) {
    const refused = await product.ask(at, json({}))
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
    expect(await refused.json()).toEqual({
      error: 'Too many attempts. Please try again later.',
      code: 'RATE_LIMITED',
      success: false,
      message: 'Too many attempts. Please try again later.',
    })
  }
})
