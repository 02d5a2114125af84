// @vitest-environment jsdom
import { words } from '@headframe/wire'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { refreshReads } from '../../../calls/reads.ts'
import { beginSession, endSession } from '../../../calls/session-store.ts'
import { heading, knowingAccounts, open, serveProduct } from '../../../testing/opened-app.tsx'
import { someone } from '../../../testing/someone.ts'

const product = serveProduct()

/** As it stands on the server. */
let profile = someone()
const sent = () =>
  product.server.heard
    .filter(({ path }) => path === '/contractor/update-description')
    .map(({ body }) => JSON.parse(body))

beforeEach(() => {
  sessionStorage.clear()
  profile = someone({ ai_description: 'Tess drives.', ai_description_revision: 3 })
  product.replies = (heard) => {
    if (heard.path === '/contractor/get-profile') return { status: 200, body: profile }
    if (heard.path === '/contractor/update-description') return save(JSON.parse(heard.body))
    if (heard.path.startsWith('/contractor/get-description')) {
      change('Tess drives well.', false)
      return { status: 200, body: { description: profile.ai_description } }
    }
    if (heard.path === '/contractor/get-uploads') {
      const body = { active: null, replacement: null, last_error: null, processing: false }
      return { status: 200, body }
    }
    if (!heard.path.includes('getContractorAccount')) return knowingAccounts(heard)
    return { status: 200, body: { name: 'Tess Rowley', profile_complete: true } }
  }
  beginSession('contractor', 'c-1', 'Tess Rowley')
})

function save({ description, revision }: { description: string; revision: number }) {
  if (profile.ai_description === null) {
    return { status: 404, body: { error: words.descriptionGone, code: 'NOT_FOUND' } }
  }
  if (revision !== profile.ai_description_revision) {
    const error = words.descriptionChangedElsewhere
    return { status: 409, body: { error, code: 'CHANGED_ELSEWHERE' } }
  }
  change(description, true)
  return { status: 200, body: profile }
}

function change(text: string | null, isChanged: boolean) {
  profile = {
    ...profile,
    ai_description: text,
    ai_description_changed: isChanged,
    ai_description_outdated: false,
    ai_description_revision: (profile.ai_description_revision ?? 0) + 1,
  }
}

async function about() {
  open('/contractor/profile')
  await heading('Profile Preview')
  const [region] = await screen.findAllByRole('region', { name: 'About' }, { timeout: 10_000 })
  return { user: userEvent.setup(), part: within(region ?? document.body) }
}

async function editing() {
  const { user, part } = await about()
  await user.click(part.getByRole('button', { name: 'Edit' }))
  const field = part.getByLabelText('Your description')
  const press = (name: string) => user.click(part.getByRole('button', { name }))
  async function type(text: string) {
    await user.clear(field)
    await user.type(field, text)
  }
  return { user, part, field, press, type }
}

const lossAsked = () => screen.findByRole('alertdialog', { name: 'Replace your own words?' })

test('a description is edited in place, and is told to be changed from then on', async () => {
  const { part, field, press, type } = await editing()
  expect(document.activeElement).toBe(field)
  expect(field).toHaveProperty('value', 'Tess drives.')

  await type('I drive.\nI train.')
  await press('Save')

  await part.findByText(/then changed by you\.$/)
  expect(part.getByText(/^I drive/).textContent).toBe('I drive.\nI train.')
  expect(sent()).toEqual([{ description: 'I drive.\nI train.', revision: 3 }])
  expect(document.activeElement).toBe(part.getByRole('button', { name: 'Edit' }))
})

test('a text of a resume that was replaced says so until it is written anew', async () => {
  profile = { ...profile, ai_description_outdated: true }
  const { user, part } = await about()
  expect(part.getByText(/from an earlier resume\.$/)).toBeTruthy()
  expect(part.getByText(/^You have replaced that resume since\./)).toBeTruthy()

  await user.click(part.getByRole('button', { name: 'Regenerate' }))

  await part.findByText('Tess drives well.')
  await part.findByText(/from this profile\.$/)
  expect(part.queryByText(/^You have replaced that resume/)).toBeNull()
})

test('what was typed goes only when its writer says so', async () => {
  const { user, part, field, press, type } = await editing()
  await type('I drive.')
  await press('Cancel')
  const question = await screen.findByRole('alertdialog', { name: 'Discard what you typed?' })
  await user.click(within(question).getByRole('button', { name: 'Keep typing' }))
  expect(field).toHaveProperty('value', 'I drive.')

  await press('Cancel')
  await user.click(await screen.findByRole('button', { name: 'Discard' }))

  await part.findByText('Tess drives.')
  expect(sent()).toEqual([])
})

test.each([
  ['   ', words.descriptionRequired],
  ['DECLINED', words.descriptionReserved],
])('“%s” cannot stand: that is told in place, and it stays in the field', async (typed, says) => {
  const { part, field, press, type } = await editing()
  await type(typed)
  await press('Save')

  expect(await part.findByText(says)).toBeTruthy()
  expect(field).toHaveProperty('value', typed)
  expect(document.activeElement).toBe(field)
  expect(sent()).toEqual([])
})

test('words from another window are shown before they are replaced', async () => {
  const { part, press, type } = await editing()
  change('From the other.', true)
  await type('From this one.')
  await press('Save')

  await part.findByText(words.descriptionChangedElsewhere)
  await part.findByText('From the other.')
  expect(profile.ai_description).toBe('From the other.')

  await press('Save')
  await part.findByText(/then changed by you\.$/)
  expect(profile.ai_description).toBe('From this one.')
})

test('what was typed stays when the description is removed in another window', async () => {
  const { part, field, press, type } = await editing()
  await type('I drive.')
  change(null, false)
  refreshReads()
  await press('Save')

  await part.findByText(words.descriptionGone)
  expect(field).toHaveProperty('value', 'I drive.')
})

test('whoever is back from signing in again goes on typing', async () => {
  const { type } = await editing()
  await type('I drive.')
  endSession('contractor')
  beginSession('contractor', 'c-2', 'Tess Rowley')

  open('/contractor/profile')
  await waitFor(() =>
    expect(screen.getAllByLabelText('Your description').at(-1)).toHaveProperty('value', 'I drive.'),
  )
})

test('another one is written in the place of the program’s words without a question', async () => {
  const { user, part } = await about()

  await user.click(part.getByRole('button', { name: 'Regenerate' }))

  await part.findByText('Tess drives well.')
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('but in the place of words of one’s own only after one', async () => {
  change('I drive.', true)
  const { user, part } = await about()
  const regenerate = part.getByRole('button', { name: 'Regenerate' })

  await user.click(regenerate)
  await user.click(within(await lossAsked()).getByRole('button', { name: 'Cancel' }))
  expect(profile.ai_description).toBe('I drive.')

  await user.click(regenerate)
  await user.click(within(await lossAsked()).getByRole('button', { name: 'Write a new one' }))
  await part.findByText('Tess drives well.')
  expect(
    product.server.heard.some(({ path }) => path === '/contractor/get-description?revision=4'),
  ).toBe(true)
})
