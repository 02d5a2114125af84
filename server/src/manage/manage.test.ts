import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { administration, recoverPassword, signIn } from '@headframe/wire'
import { readConfig } from '../config.ts'
import { aContractor, anAdmin } from '../testing/people.ts'
import { aProduct } from '../testing/product.ts'
import { operatorTasks } from './operator-tasks.ts'

const product = await aProduct()
const folder = await mkdtemp(path.join(tmpdir(), 'headframe-manage-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Runs a task as the operator does, beside the running server, on its database. */
function manage(task: string, options: Record<string, string> = {}, beside = product) {
  const config = readConfig({
    DATABASE_URL: beside.databaseUrl,
    DATA_DIR: beside.world.config.dataDir,
    APP_URL: 'http://headframe.test',
    DEMO: 'off',
  })
  return operatorTasks[task]?.run(config, options)
}

describe('create-staff', () => {
  test('makes a member of the marketplace’s own account, who can sign in', async () => {
    const done = await manage('create-staff', {
      email: 'Nell@Staff.example',
      password: 'ironbark-9-ochre',
      name: 'Nell',
    })

    expect(done).toEqual({ created: 'nell@staff.example', account: 'the marketplace' })
    const answer = await product.send(signIn.staff, {
      emailAddress: 'nell@staff.example',
      sPass: 'ironbark-9-ochre',
    })
    expect(answer.name).toBe('Nell')
  })

  test('makes a named account once, for all of its members', async () => {
    const member = { password: 'ironbark-9-ochre', name: 'Member', account: 'Pit Crew' }
    await manage('create-staff', { ...member, email: 'one@staff.example' })
    await manage('create-staff', { ...member, email: 'two@staff.example' })

    const accounts = await product.world.database.reading
      .selectFrom('staff_account')
      .selectAll()
      .execute()
    expect(accounts.map(({ name }) => name).toSorted()).toEqual(['Headframe', 'Pit Crew'])
  })

  test.each([
    [{ email: 'nobody', password: 'ironbark-9-ochre', name: 'X' }, '--email is not an address'],
    [
      { email: 'x@staff.example', password: 'short', name: 'X' },
      '--password has to have 8 characters or more',
    ],
    [
      { email: 'x@staff.example', password: 'password1', name: 'X' },
      '--password is too easy to guess',
    ],
    [{ email: 'x@staff.example', password: 'ironbark-9-ochre' }, '--name is needed'],
  ])('says what is wrong with %j', async (options, message) => {
    await expect(manage('create-staff', options)).rejects.toThrow(message)
  })

  test('does not take an address twice', async () => {
    const options = { email: 'twice@staff.example', password: 'ironbark-9-ochre', name: 'X' }
    await manage('create-staff', options)
    await expect(manage('create-staff', options)).rejects.toMatchObject({ code: 'EMAIL_TAKEN' })
  })
})

test('create-admin makes an administrator, who is mailed a link', async () => {
  await manage('create-admin', { email: 'boss@admin.example' })
  await product.send(administration.requestLink, { email: 'boss@admin.example' })
  await product.runTasks()
  expect(await product.mailTo('boss@admin.example')).toHaveLength(1)
})

test('migrate has nothing to do where all is done, and seed-demo leaves people alone', async () => {
  await aContractor(product)
  expect(await manage('migrate')).toEqual({ applied: [] })
  expect(await manage('seed-demo')).toMatchObject({ filled: false })
})

describe('a backup', () => {
  test('made while people work brings everything back in an empty installation', async () => {
    const [contractor, admin] = [await aContractor(product), await anAdmin(product)]
    const logo = Buffer.from('the bytes of a logo')
    const { size, sha256 } = await product.world.files.put('ab'.repeat(16), logo, 'image/png')
    await product.world.database.writing
      .insertInto('stored_file')
      .values({
        id: 'ab'.repeat(16),
        type: 'image/png',
        size,
        sha256: Buffer.from(sha256, 'hex'),
        purpose: 'logo',
        stored_at: new Date(),
      })
      .execute()
    await product.send(recoverPassword.contractor, { email: contractor.email })

    const file = path.join(folder, 'backup.tar')
    const working = Promise.all(Array.from({ length: 20 }, () => aContractor(product)))
    expect(await manage('backup', { to: file })).toMatchObject({ file, files: 1 })
    await working
    expect((await stat(file)).mode & 0o777).toBe(0o600)

    const empty = await aProduct()
    const restored = await manage('restore', { from: file }, empty)
    expect(restored).toMatchObject({ files: 1, missing: 0 })

    await empty.send(signIn.contractor, {
      contractorEmail: contractor.email,
      contractorPass: contractor.password,
    })
    expect(
      await empty
        .asAdmin(`admin_session=${admin.token}`)
        .send(administration.activity, { limit: 1 }),
    ).toHaveLength(1)
    expect(Buffer.from(await (await empty.ask(`/files/${'ab'.repeat(16)}`)).arrayBuffer())).toEqual(
      logo,
    )
    await empty.runTasks()
    expect(await empty.mailTo(contractor.email)).toHaveLength(1)
  })

  test('does not overwrite anybody', async () => {
    const file = path.join(folder, 'another.tar')
    await manage('backup', { to: file })
    await expect(manage('restore', { from: file })).rejects.toThrow('not empty')
  })

  test('that is none is refused', async () => {
    const file = path.join(folder, 'none.tar')
    await writeFile(file, 'not a tar')
    await expect(manage('restore', { from: file }, await aProduct())).rejects.toThrow()
    await expect(manage('restore', { from: path.join(folder, 'missing.tar') })).rejects.toThrow(
      'ENOENT',
    )
    await expect(manage('backup')).rejects.toThrow('--to is needed')
  })
})
