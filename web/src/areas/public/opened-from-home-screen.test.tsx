// @vitest-environment jsdom
import { waitFor } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

import { beginSession, type Kind } from '../../calls/session-store.ts'
import { knowingAccounts, open, serveProduct } from '../../testing/opened-app.tsx'

const product = serveProduct()
const manifest = path.join(import.meta.dirname, '../../../public/site.webmanifest')
// We wrote it.
const { start_url } = JSON.parse(readFileSync(manifest, 'utf8')) as { start_url: string }

test.each<[string, Kind | undefined, string]>([
  ['a guest', undefined, '/'],
  ['a contractor', 'contractor', '/contractor/profile'],
  ['a company', 'company', '/company/dashboard'],
  ['a recruiter', 'staff', '/admin/profiles'],
])('%s who opens the installed app begins with what is theirs', async (_, kind, first) => {
  product.replies = knowingAccounts
  if (kind) beginSession(kind, 'token', 'Casey Morgan')
  const { where } = open(start_url)

  await waitFor(() => expect(where().split('?')[0]).toBe(first), { timeout: 10_000 })
})
