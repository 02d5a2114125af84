import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aCompanyProfile } from '../../testing/company-profile.ts'
import { aCompany } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { bearer, json, outcome } from '../../testing/requests.ts'

const product = await aProduct()
const saltbush = await aCompany(product)
await sql`
  alter table company_draft rename to company_draft_that_was;
  alter table upload_ticket rename to upload_ticket_that_was;
`.execute(product.world.database.writing)

test.each([
  ['GET', '/company/v2/profile', undefined, 'Failed to load profile'],
  ['PATCH', '/company/v2/profile', { summary: 'Gold.' }, 'Failed to save draft'],
  ['DELETE', '/company/v2/profile/draft', undefined, 'Failed to discard draft. Please try again.'],
  [
    'POST',
    '/company/v2/profile/publish',
    aCompanyProfile(),
    'Failed to publish profile. Please try again.',
  ],
  [
    'POST',
    '/company/v2/profile/upload-logo',
    { fileType: 'image/png' },
    'Upload failed. Please try again.',
  ],
])('%s %s says in its own words that something broke', async (method, path, body, error) => {
  const headers = bearer(saltbush.token)
  const request = body ? { ...json(body, headers), method } : { headers, method }

  expect(await outcome(await product.ask(path, request))).toEqual({
    status: 500,
    code: 'INTERNAL',
    error,
    fields: undefined,
  })
})
