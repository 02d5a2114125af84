import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { companyProfiles, signIn } from '@headframe/wire'
import { anEmptyDatabase } from '../../testing/database/engine.ts'
import { aLogo, putLogo, showLogo } from '../../testing/logos.ts'
import { aProduct } from '../../testing/product.ts'
import { migrateUpTo } from '../../testing/database/schemas.ts'
import { tidyNow } from '../../testing/tidy.ts'
import { hashPassword } from '../../kit/sign-in/passwords.ts'
import { hashOfToken, newHash, newToken } from '../../kit/tokens.ts'

test('logos and tickets of the version before go on working, and unused ones go', async () => {
  const database = await anEmptyDatabase()
  await migrateUpTo(database, '0009')
  const { writing } = database
  const account = { email: 'saltbush@x.example', password: 'ironbark-and-ochre-7' }
  const { rows } = await sql<{ id: string }>`insert into account (audience, email, password_hash)
    values ('company', ${account.email}, ${await hashPassword(account.password)})
    returning id`.execute(writing)
  const company = rows[0]?.id
  const logos = { shown: newHash(), drafted: newHash(), unused: newHash(), promised: newHash() }
  const bytes = await aLogo()
  for (const id of [logos.shown, logos.drafted, logos.unused]) {
    await sql`insert into stored_file (id, type, size, sha256, purpose, stored_at)
      values (${id}, 'image/png', ${bytes.length}, '', 'logo', now())`.execute(writing)
  }
  const open = newToken()
  for (const [name, id] of Object.entries(logos)) {
    const token = name === 'promised' ? open : newToken()
    await sql`insert into upload_ticket (token_hash, file_id, owner, type, created_at, used_at)
      values (${hashOfToken(token)}, ${id}, ${`company:${company}`}, 'image/png', now(),
        ${name === 'promised' ? null : new Date()})`.execute(writing)
  }
  await sql`insert into company (id, name, slug, created_at, logo_id)
    values (${company}, 'Saltbush', 'saltbush', now(), ${logos.shown})`.execute(writing)

  const product = await aProduct({ database })
  const { apiUrl } = product.world.config
  const addressOf = (name: keyof typeof logos) => `${apiUrl}/files/${logos[name]}`
  for (const id of Object.values(logos)) await product.world.files.put(id, bytes, 'image/png')
  await putLogo(product, { uploadUrl: `${apiUrl}/files/uploads/${open}` }, bytes)
  const { send } = product.as(await product.send(signIn.company, account))
  await send(companyProfiles.save, { logo: addressOf('promised') })
  await send(companyProfiles.save, { logo: addressOf('drafted') })
  const shown = async () => {
    const names = Object.keys(logos) as (keyof typeof logos)[]
    const answers = await Promise.all(names.map((name) => showLogo(product, addressOf(name))))
    return names.filter((_, at) => answers[at]?.status === 200)
  }
  expect(await shown()).toEqual(['shown', 'drafted', 'unused', 'promised'])

  product.moveClock(3600)
  await tidyNow(product)
  await product.runTasks()
  expect(await shown()).toEqual(['shown', 'drafted'])
})
