import { expect, test } from 'vitest'
import { companyProfiles, companyRegistrationInProgress } from '@headframe/wire'
import { aCompanyProfile, aLogoOf } from '../../testing/company-profile.ts'
import { aCompanyDraft } from '../../testing/company-registration.ts'
import { aLogo, putLogo, showLogo } from '../../testing/logos.ts'
import { aCompany, aRegisteredCompany } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import type { Product } from '../../testing/product.ts'
import { tidyNow } from '../../testing/tidy.ts'
import { readFile } from '../../kit/files/stored-files.ts'

const minute = 60
const day = 24 * 60 * minute

async function aLogoOfDraft(product: Product, draftId: string) {
  const ticket = await product.send(companyRegistrationInProgress.uploadLogo, {
    draftId,
    fileType: 'image/png',
  })
  await putLogo(product, ticket, await aLogo())
  return ticket.publicUrl
}

test('logos that nobody makes use of are dropped within the hour, and no others', async () => {
  const product = await aProduct()
  const company = await aCompany(product)
  const { send } = product.as(company)
  const draft = await aCompanyDraft(product)
  const logos = {
    published: `${await aLogoOf(product, company)}?t=1`,
    drafted: `${await aLogoOf(product, company)}?t=2`,
    replaced: await aLogoOf(product, company),
    ofRegistration: `${await aLogoOfDraft(product, draft.id)}?t=3`,
    replacedThere: await aLogoOfDraft(product, draft.id),
  }
  await send(companyProfiles.publish, aCompanyProfile({ logo: logos.replaced }))
  await send(companyProfiles.publish, { logo: logos.published })
  await send(companyProfiles.save, { logo: logos.drafted })
  await product.send(companyRegistrationInProgress.saveDraft, {
    id: draft.id,
    data: { companyLogo: logos.ofRegistration },
  })

  const shown = async () => {
    await tidyNow(product)
    await product.runTasks()
    const entries = Object.entries(logos)
    const statuses = await Promise.all(entries.map(([, url]) => showLogo(product, url)))
    return entries.flatMap(([name], index) => (statuses[index]?.status === 200 ? [name] : []))
  }

  product.moveClock(29 * minute)
  expect(await shown()).toEqual(Object.keys(logos))

  product.moveClock(2 * minute)
  expect(await shown()).toEqual(['published', 'drafted', 'ofRegistration'])

  product.moveClock(30 * day)
  expect(await shown()).toEqual(['published', 'drafted'])
})

test('the bytes of a dropped logo go with it', async () => {
  const product = await aProduct()
  const address = await aLogoOf(product, await aCompany(product))
  const { file_id: id } = await product.world.database.reading
    .selectFrom('logo')
    .select('file_id')
    .where('id', '=', address.slice(-32))
    .executeTakeFirstOrThrow()
  expect(await readFile(product.world, id)).toBeDefined()

  product.moveClock(31 * minute)
  await tidyNow(product)
  await product.runTasks()

  expect(await readFile(product.world, id)).toBeUndefined()
})

test('the logo of a registration that takes its time is there when it is done', async () => {
  const product = await aProduct()
  const draft = await aCompanyDraft(product)
  const companyLogo = await aLogoOfDraft(product, draft.id)
  for (const [step, pause] of [2 * 3600, 20 * day, 20 * day].entries()) {
    const change = { id: draft.id, data: { companyLogo }, step: step + 1 }
    await product.send(companyRegistrationInProgress.saveDraft, change)
    product.moveClock(pause)
    await tidyNow(product)
    await product.runTasks()
  }

  const company = await aRegisteredCompany(product, { draftId: draft.id, companyLogo })

  expect((await product.as(company).send(companyProfiles.own, {})).logo).toBe(companyLogo)
  expect((await showLogo(product, companyLogo)).status).toBe(200)
})
