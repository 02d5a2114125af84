// @vitest-environment jsdom
import { words } from '@headframe/wire'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { createRef, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'

import { queryClient } from '../../../../calls/query-client.ts'
import { refreshReads } from '../../../../calls/reads.ts'
import { beginSession, endSession } from '../../../../calls/session-store.ts'
import { pointPageAt, serve, type Heard, type TestServer } from '../../../../testing/server.ts'
import { mount } from '../../../../ui/testing/mount.ts'
import { sampleJob } from '../sample-job.ts'
import RateDialog from './rate-dialog.tsx'

// jsdom has no media to ask.
globalThis.matchMedia = () => new EventTarget() as MediaQueryList

const casey = {
  id: '7',
  uuid: '5e0c0c2e-3a53-4bb8-9a58-6b7a1c6a2f10',
  email: 'casey@mine.example',
  first_name: 'Casey',
  last_name: 'Morgan',
  name: 'Casey Morgan',
  photo_hash: null,
  rate: 88.5,
  rate_type: 'hour' as 'hour' | null,
  sharing_enabled: false,
  profile_complete: true,
  ai_description: null,
}

let server: TestServer | undefined
let account = casey

afterEach(async () => {
  endSession('contractor')
  queryClient.clear()
  await server?.close()
})

/** The question for a rate, and a server that is in trouble with every application. */
async function ask(begin = casey) {
  account = begin
  server = await serve((heard) => {
    if (!isApplication(heard)) return { status: 200, body: account }
    return { status: 503, body: { error: words.applyFailed, code: 'NOT_READY' } }
  })
  pointPageAt(server)
  beginSession('contractor', 'c-1', casey.name)
  const onClosed = vi.fn()

  function Asked() {
    const [isOpen, setOpen] = useState(true)
    return (
      <>
        <button type="button" onClick={() => setOpen(false)}>
          Go back
        </button>
        <RateDialog
          job={sampleJob(1_790_000_000)}
          isOpen={isOpen}
          standing={createRef()}
          onClosed={() => {
            onClosed()
            setOpen(false)
          }}
        />
      </>
    )
  }
  const { user } = mount(<Asked />)
  await screen.findByRole('textbox', { name: /^Rate/ })
  return { user, onClosed }
}

const isApplication = ({ path }: Heard) => path === '/contractor/apply-job'
const sends = () => server?.heard.filter(isApplication).length
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Apply' })
const dialog = () => screen.queryByRole('dialog')

test('it cannot be left while it is sent, and says what went wrong', async () => {
  const { user, onClosed } = await ask()

  fireEvent.click(send())
  fireEvent.keyDown(send(), { key: 'Escape' })
  expect(onClosed).not.toHaveBeenCalled()
  expect((await screen.findByRole('alert')).textContent).toContain(words.applyFailed)

  await user.keyboard('{Escape}')
  expect(onClosed).toHaveBeenCalledOnce()
  await waitFor(() => expect(dialog()).toBeNull())
  expect(sends()).toBe(1)
})

test('who goes Back while it is sent is told what went wrong as well', async () => {
  const { user } = await ask()

  fireEvent.click(send())
  fireEvent.click(screen.getByText('Go back'))

  expect((await screen.findByRole('alert')).textContent).toContain(words.applyFailed)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(dialog()).toBeNull())
})

test('what nobody has typed over follows the profile, beside the rate of the job', async () => {
  await ask()
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: /^Rate/ })
  expect(screen.getByText('Rate of this job:').textContent).toContain('$95 / hour')
  expect(box.value).toBe('88.50')

  account = { ...casey, rate: 91 }
  refreshReads()
  await waitFor(() => expect(box.value).toBe('91'))

  fireEvent.change(box, { target: { value: '99' } })
  account = { ...casey, rate: 70 }
  refreshReads()
  await waitFor(() =>
    expect(server?.heard.filter(({ path }) => path.includes('Account'))).toHaveLength(3),
  )
  expect(box.value).toBe('99')
})

test('a profile with a rate but no word on what it is for says what is missing', async () => {
  const { user } = await ask({ ...casey, rate_type: null })
  expect(screen.getByText(words.rateTypeRequired)).toBeTruthy()
  expect(send().disabled).toBe(true)

  await user.click(screen.getByRole('radio', { name: 'Daily' }))

  expect(screen.queryByText(words.rateTypeRequired)).toBeNull()
  expect(send().disabled).toBe(false)
})

test('a comma where a point was meant is told as that, and not as a rate of nothing', async () => {
  await ask()
  const box = screen.getByRole('textbox', { name: /^Rate/ })

  fireEvent.change(box, { target: { value: '62,50' } })
  expect(screen.getByText('Write cents after a point: 62.50')).toBeTruthy()
  expect(screen.queryByText(words.applyRateNotPositive)).toBeNull()
  expect(send().disabled).toBe(true)

  fireEvent.change(box, { target: { value: '0' } })
  expect(screen.getByText(words.applyRateNotPositive)).toBeTruthy()
})

test.each([
  ['', 'Rate amount is required'],
  ['0', 'Rate must be greater than 0'],
  ['-5', 'Rate must be greater than 0'],
  ['ninety', 'Rate must be greater than 0'],
])('a rate of "%s" is told at its box, and nothing is sent', async (typed, says) => {
  await ask()
  const box = screen.getByRole('textbox', { name: /^Rate/ })
  fireEvent.change(box, { target: { value: typed } })

  const told = box
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id))
  expect(told?.map((one) => one?.textContent).join(' ')).toContain(says)
  expect(send().disabled).toBe(true)
})

test('what was typed stays where it did not arrive, and may be sent again', async () => {
  const { user } = await ask()
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: /^Rate/ })
  fireEvent.change(box, { target: { value: '97' } })
  await user.click(send())
  await screen.findByText(words.applyFailed)
  expect(box.value).toBe('97')

  await user.click(send())
  await waitFor(() => expect(sends()).toBe(2))
})
