import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ProviderDown } from '../provider-down.ts'
import { openOutbox } from './outbox.ts'

const sender = { name: 'Headframe', address: 'no-reply@headframe.example' }
let dataDir: string

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'outbox-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

test('the outbox holds one private file a message, named by time and kind, that a person can read', async () => {
  const folder = path.join(dataDir, 'outbox')
  const outbox = openOutbox(folder, sender)
  const [first, second] = [randomUUID(), randomUUID()]

  await outbox.send(aMail(first, 'password-reset'))
  await outbox.send(aMail(second, 'admin-link'))

  const names = (await readdir(folder)).toSorted()
  expect(names).toEqual([
    expect.stringMatching(new RegExp(`^\\d{8}T\\d{9}Z-password-reset-${first}\\.eml$`)),
    expect.stringMatching(new RegExp(`^\\d{8}T\\d{9}Z-admin-link-${second}\\.eml$`)),
  ])
  const file = path.join(folder, names[0] ?? '')
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await readFile(file, 'utf8')).toContain(
    'Grüße: https://headframe.example/reset-password/abc?x=1&y=2\r\n',
  )
})

test('an outbox that cannot be written to says so, and promises nothing', async () => {
  const folder = path.join(dataDir, 'outbox')
  await writeFile(folder, 'not a folder')
  await chmod(folder, 0o600)
  const outbox = openOutbox(folder, sender)

  await expect(outbox.mustAnswer()).rejects.toThrow()
  await expect(outbox.send(aMail(randomUUID(), 'admin-link'))).rejects.toThrow(ProviderDown)
})

function aMail(id: string, kind: string) {
  return {
    id,
    kind,
    to: { address: 'jane@site.example' },
    subject: 'Choose a new password',
    html: '<p>Grüße</p>',
    text: 'Grüße: https://headframe.example/reset-password/abc?x=1&y=2',
  }
}
