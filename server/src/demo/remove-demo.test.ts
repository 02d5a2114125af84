import { expect, test } from 'vitest'
import {
  administration,
  companyJobs,
  contractorJobs,
  recoverPassword,
  signIn,
} from '@headframe/wire'
import { readConfig } from '../config.ts'
import { operatorTasks } from '../manage/operator-tasks.ts'
import { aLiveJob, anApplicationTo } from '../testing/jobs.ts'
import { aCompany, anAdmin, aRegisteredContractor, isSignedIn } from '../testing/people.ts'
import { aProduct } from '../testing/product.ts'
import { beginDemo } from './begin-demo.ts'
import { loadDemo } from './load-demo.ts'
import { demoSignIns } from './sign-ins.ts'

const product = await aProduct({ environment: { DEMO: 'on' } })
const { world, send } = product
const { reading } = world.database
await loadDemo(world)
const ash = await aRegisteredContractor(product)
const saltbush = await aCompany(product)
await product.runTasks()

function enter() {
  const { email, password } = demoSignIns.company
  return send(signIn.company, { email, password })
}

const linkFor = (email: string) => send(administration.requestLink, { email })
const lastPartOf = (link = '') => link.split('/').at(-1) ?? ''

test('a link on the screen is given to the demo’s own administrator alone', async () => {
  const real = await anAdmin(product)

  expect(await linkFor(demoSignIns.admin.email)).toMatchObject({ demo_link: expect.any(String) })
  expect(await linkFor(real.email)).toEqual({ success: true, message: 'sent' })
  await product.runTasks()
  expect(await product.mailTo(real.email)).toHaveLength(1)
})

test('turning the demo off closes its accounts and all that was begun, and on opens them again', async () => {
  const company = await enter()
  const { demo_link: link } = await linkFor(demoSignIns.admin.email)
  const { email } = demoSignIns.contractor
  await send(recoverPassword.contractor, { email })
  await product.runTasks()
  const [mail] = await product.mailTo(email)
  const openLink = async () =>
    (await product.ask(`/dashboard/auth?token=${lastPartOf(link)}`)).status

  await beginDemo({ ...world, config: { ...world.config, demo: false } })
  expect(await isSignedIn(product, company)).toBe(false)
  await expect(enter()).rejects.toMatchObject({ code: 'BAD_CREDENTIALS' })
  expect(await openLink()).toBe(401)
  const reset = await product.ask(`/check-reset-token/${lastPartOf(mail?.link)}`)
  expect(await reset.json()).toMatchObject({ code: 'TOKENNOTFOUND' })
  expect(await isSignedIn(product, ash)).toBe(true)

  await beginDemo(world)
  expect(await isSignedIn(product, await enter())).toBe(true)
  expect(await openLink()).toBe(401)
})

/** As the operator does, beside the running server. */
function removeDemoNow() {
  const { dataDir } = world.config
  const config = readConfig({ DATABASE_URL: product.databaseUrl, DATA_DIR: dataDir })
  return operatorTasks['remove-demo']?.run(config, {})
}

const listFiles = () => reading.selectFrom('stored_file').select('id').orderBy('id').execute()
const listAccounts = () => reading.selectFrom('account').select(['id', 'demo']).execute()

async function isKept({ id }: { id: string }): Promise<boolean> {
  const file = await world.files.get(id)
  file?.content.destroy()
  return file !== undefined
}

test('remove-demo takes all of it away, and nothing that real people have', async () => {
  const demoJobs = await reading.selectFrom('job').select('id').execute()
  const [demoJob = { id: '' }] = demoJobs
  const demoContractor = await reading
    .selectFrom('contractor')
    .innerJoin('account', 'account.id', 'contractor.id')
    .select('contractor.id')
    .where('demo', 'is not', null)
    .executeTakeFirstOrThrow()
  const { uuid } = await aLiveJob(product, saltbush)
  await anApplicationTo(product, demoJob, ash)
  await anApplicationTo(product, { id: uuid }, ash)
  await anApplicationTo(product, { id: uuid }, demoContractor)
  const [filesBefore, accountsBefore] = [await listFiles(), await listAccounts()]

  expect(await removeDemoNow()).toEqual({
    removed: {
      staff: 2,
      admin: 1,
      company: 21,
      contractor: 150,
      jobs: demoJobs.length,
      payments: expect.any(Number),
      files: expect.any(Number),
    },
    applicationsOfOthers: 1,
  })
  await product.runTasks()

  expect(await listAccounts()).toEqual(accountsBefore.filter(({ demo }) => demo === null))
  const ofDemoAlone = ['credit_entry', 'payment', 'upload', 'bench', 'profile_note'] as const
  for (const table of ofDemoAlone) {
    expect(await reading.selectFrom(table).select('id').execute(), table).toEqual([])
  }
  // Of the library the copies of real contractors stay.
  const people = await reading.selectFrom('profile').select('contractor_id').execute()
  expect(people).toEqual([{ contractor_id: ash.id }])
  const files = await listFiles()
  expect(files).toHaveLength(2)
  for (const file of filesBefore) {
    expect(await isKept(file)).toBe(files.some(({ id }) => id === file.id))
  }

  await expect(enter()).rejects.toMatchObject({ code: 'BAD_CREDENTIALS' })
  expect(await send(contractorJobs.find, {})).toMatchObject([{ job_id: uuid }])
  expect(await product.as(saltbush).send(companyJobs.list, { search: '' })).toHaveLength(1)
  expect(await product.as(ash).send(contractorJobs.applications, {})).toHaveLength(1)
  expect(await removeDemoNow()).toMatchObject({ removed: { company: 0 }, applicationsOfOthers: 0 })
})
