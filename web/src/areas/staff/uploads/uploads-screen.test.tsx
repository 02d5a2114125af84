// @vitest-environment jsdom
import { uploadStatus, type Upload } from '@headframe/wire'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { beginSession } from '../../../calls/session-store.ts'
import { open, serveProduct } from '../../../testing/opened-app.tsx'

const product = serveProduct()
const later = { timeout: 10_000 }

function upload(name: string, status: Upload['status']): Upload {
  const nobody = { profile_hash: null, profile_name: null, message: null }
  return { file_hash: name, file_name: `${name}.pdf`, upload_date: 1, status, ...nobody }
}

const uploads = [
  upload('third', uploadStatus.error),
  upload('second', uploadStatus.success),
  upload('first', uploadStatus.error),
]

test('each upload keeps its number, and has none where those of one status stand alone', async () => {
  product.replies = ({ path }) => {
    const status = new URL(path, 'http://server.example').searchParams.get('status')
    const rows = uploads.filter((one) => status === null || String(one.status) === status)
    const headers = {
      'X-Total-Count': String(rows.length),
      'X-Page': '1',
      'X-Page-Size': '20',
      'X-Total-Pages': '1',
    }
    return { status: 200, body: rows, headers }
  }
  beginSession('staff', 's-1')
  open('/admin/uploads')
  const rowOf = async (name: string) =>
    (await screen.findByText(`${name}.pdf`, undefined, later)).closest('tr')?.textContent
  expect(await rowOf('third')).toMatch(/^3third/)
  expect(await rowOf('first')).toMatch(/^1first/)

  await userEvent.setup().click(screen.getByRole('button', { name: 'Error' }))
  await screen.findByText('1 to 2 of 2 uploads', undefined, later)
  expect(await rowOf('third')).toMatch(/^third/)
  expect(await rowOf('first')).toMatch(/^first/)
})
