// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { beginSession } from '../../calls/session-store.ts'
import { expectNoViolations } from '../../ui/testing/axe.ts'
import { singleKeys } from '../../ui/use-keys.ts'
import { aJob } from '../../testing/hiring.ts'
import { knowingAccounts, open, serveProduct } from '../../testing/opened-app.tsx'

const product = serveProduct()

beforeEach(() => {
  singleKeys.choose('on')
  product.replies = (heard) => {
    const { pathname, searchParams } = new URL(heard.path, 'http://localhost')
    const isFitter = 'fitter'.startsWith(searchParams.get('search') ?? '')
    if (pathname === '/company/get-jobs') {
      return { status: 200, body: isFitter ? [{ ...aJob(), title: 'Fitter' }] : [] }
    }
    if (pathname === '/company/v2/talent-pools') {
      return { status: 503, body: { error: 'Back soon.', code: 'NOT_READY' } }
    }
    return knowingAccounts(heard)
  }
  beginSession('company', 'e-1')
})

async function opened() {
  const { where } = open('/privacy')
  await screen.findByRole('button', { name: /^Go to \(/ }, { timeout: 15_000 })
  return { user: userEvent.setup(), where }
}

const line = () => screen.findByRole('combobox', { name: /Go to a screen/ }, { timeout: 15_000 })
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent)

test('a screen is gone to by two keys and the beginning of its name', async () => {
  const { user, where } = await opened()
  await user.keyboard('{Control>}k{/Control}')

  const box = await line()
  await waitFor(() => expect(document.activeElement).toBe(box))
  expect(options()).toContain('Payment History')
  await user.keyboard('man{Enter}')

  await waitFor(() => expect(where()).toBe('/company/manage-jobs'))
  expect(screen.queryByRole('combobox', { name: /Go to a screen/ })).toBeNull()
})

test('a job is found by its name, though talent pools cannot be asked just now', async () => {
  const { user, where } = await opened()
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await line(), 'fit')

  const found = await screen.findByRole('option', { name: /Fitter/ })
  expect(within(screen.getByRole('group', { name: 'Jobs' })).getByText('Fitter')).toBeTruthy()
  expect((await line()).getAttribute('aria-activedescendant')).toBe(found.id)
  await expectNoViolations(screen.getByRole('dialog'))
  await user.keyboard('{Enter}')

  await waitFor(() => expect(where()).toContain('/company/view-job/'))
})

test('what nothing is called is told, and what was typed can be mended', async () => {
  const { user } = await opened()
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await line(), 'xyzzy')
  expect(await screen.findByText('Nothing here is called that.')).toBeTruthy()

  await user.clear(await line())
  expect(options()).toContain('Dashboard')
})

test('Escape closes it, and the focus is back where it was', async () => {
  const { user } = await opened()
  const button = screen.getByRole('button', { name: /^Go to \(/ })
  await user.click(button)
  await line()
  await user.keyboard('{Escape}')

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(button)
})

test('the sheet tells every key, and none acts while somebody types', async () => {
  const { user } = await opened()
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await line(), '?')
  expect(screen.queryByRole('dialog', { name: 'Keys' })).toBeNull()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  ;(document.activeElement as HTMLElement | null)?.blur()
  await user.keyboard('?')
  const sheet = within(await screen.findByRole('dialog', { name: 'Keys' }))
  expect(sheet.getByText('Approve with words')).toBeTruthy()
  expect(sheet.getByText('Shift A')).toBeTruthy()
})

test('single keys that were turned off rest, and the palette leads to where they are turned on', async () => {
  singleKeys.choose('off')
  const { user } = await opened()
  await user.keyboard('?')
  await user.keyboard('{Control>}k{/Control}')
  await user.click(await screen.findByRole('button', { name: 'Show all keys' }))

  await user.click(await screen.findByRole('button', { name: 'Turn single keys on' }))
  expect(singleKeys.now()).toBe('on')
})
