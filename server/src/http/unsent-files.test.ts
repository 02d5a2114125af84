import { Readable } from 'node:stream'
import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { defineCalls } from '@headframe/wire'
import { implement } from '../kit/use-case.ts'
import { aStaffMember } from '../testing/people.ts'
import { aProduct } from '../testing/product.ts'
import { bearer } from '../testing/requests.ts'

const sample = defineCalls({
  file: {
    method: 'GET',
    path: '/samples/file',
    says: 'A file about somebody.',
    who: ['staff'],
    input: z.object({}),
    output: { file: ['text/plain'] },
    discloses: { by: 'profile_hash' },
  },
})

/** No database takes it for a text, so that it cannot be written down who was shown. */
const unwritable = '\0'

test('a file that is not sent after all is closed', async () => {
  const content = Readable.from(['Marnie'])
  const routes = implement(sample, {
    file: () => ({ content, type: 'text/plain', size: 6, shows: [unwritable] }),
  })
  const product = await aProduct({ routes })
  const { token } = await aStaffMember(product)

  const response = await product.ask('/samples/file', { headers: bearer(token) })

  expect(response.status).toBe(500)
  expect(content.destroyed).toBe(true)
})
