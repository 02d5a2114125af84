// @vitest-environment jsdom
import { words, type CompanyProfile } from '@headframe/wire'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'

import { signIn } from '../../../calls/session.ts'
import { beginSession } from '../../../calls/session-store.ts'
import { endedUntilSignIn, signInAgain, whoSignsIn } from '../../../testing/ended-session.ts'
import { heading, knowingAccounts, open, serveProduct } from '../../../testing/opened-app.tsx'
import type { Replies } from '../../../testing/server.ts'
import { aProfile } from './testing/a-profile.ts'

const product = serveProduct()
const later = { timeout: 15_000 }

/** The profile as the server has it, and what it published last. */
let stands: CompanyProfile
let published: CompanyProfile
/** What fails at present: a path, behind the method where that matters. */
let failing: string | undefined

const mines = {
  industry: 1,
  industry_name: 'Mining',
  commodities: ['Gold'],
  field_roster: '8 days on, 6 off',
  facilities: 'Gym',
  ticker: 'SBM',
}

beforeEach(() => {
  sessionStorage.clear()
  globalThis.IntersectionObserver ??= class {
    observe() {}
    disconnect() {}
  } as never
  stands = published = aProfile(mines)
  failing = undefined
  product.replies = answer
  beginSession('company', 'e-1')
})

const answer: Replies = (heard) => {
  const { method, path, body } = heard
  if (failing && `${method} ${path}`.endsWith(failing))
    return { status: 503, body: { error: 'Failed to load profile', code: 'NOT_READY' } }
  if (path === '/v2/industries') {
    const industries = { 1: 'Mining', 4: 'Construction and Civil' }
    const all = Object.entries(industries).map(([id, name]) => ({ id: Number(id), name }))
    return { status: 200, body: { data: all } }
  }
  if (!path.startsWith('/company/v2/profile')) return knowingAccounts(heard)
  if (method === 'GET') return { status: 200, body: stands }
  const { revision, ...changes } = body ? (JSON.parse(body) as Partial<CompanyProfile>) : {}
  if (revision !== undefined && revision !== stands.revision)
    return { status: 409, body: { error: 'Changed elsewhere.', code: 'CHANGED_ELSEWHERE' } }
  save(path.endsWith('/draft') ? published : changes, method === 'PATCH')
  if (!stands.is_draft) published = stands
  return { status: 200, body: stands }
}

function save(changes: Partial<CompanyProfile>, isDraft = true) {
  stands = { ...stands, ...changes, is_draft: isDraft, revision: stands.revision + 1 }
}

async function edit() {
  const { where } = open('/company/profile/edit')
  await screen.findByLabelText(/^Company Name/, {}, later)
  return { where, user: userEvent.setup() }
}

const field = (name: RegExp | string) => screen.getByLabelText<HTMLInputElement>(name)
const button = (name: RegExp | string) => screen.getByRole('button', { name })
const saved = () => screen.findAllByText('All changes saved', {}, later)

async function retype(user: ReturnType<typeof userEvent.setup>, name: RegExp, text: string) {
  await user.clear(field(name))
  await user.type(field(name), text)
}

test('what is typed is saved as a draft, and only then there is one to publish or discard', async () => {
  const { user } = await edit()
  expect(screen.getByText('Published')).toBeTruthy()
  expect(button('Publish').getAttribute('aria-disabled')).toBe('true')
  expect(screen.queryByRole('button', { name: 'Discard Draft' })).toBeNull()

  await retype(user, /^Company Name/, 'Saltbush Roads')
  expect(screen.getByText('Unsaved changes')).toBeTruthy()
  await saved()
  expect(screen.getByText('Draft')).toBeTruthy()
  expect(button('Publish').getAttribute('aria-disabled')).toBe('false')
  expect(button('Discard Draft')).toBeTruthy()
  // Good news is no more than a glance; screen readers keep it.
  await waitFor(() => expect(screen.getAllByText('All changes saved')).toHaveLength(1), later)
})

test('publishing is held back with the way to each fault, and goes on once they are mended', async () => {
  const { user } = await edit()
  await user.clear(field(/^Website/))
  await user.clear(field('Role of person 1'))
  await user.click(button('Publish'))
  expect(await screen.findByText('Still to do: Website, Key People.')).toBeTruthy()
  const title = screen.getByRole('heading', { name: 'Not ready to publish yet' })
  // The heading stands in a banner.
  const banner = within(title.closest<HTMLElement>('[role=status]') as HTMLElement)
  expect(banner.getByText(words.resolveHighlighted)).toBeTruthy()

  await user.click(banner.getByRole('button', { name: 'Key People' }))
  expect(document.activeElement).toBe(field('Role of person 1'))
  await user.keyboard('General Manager')
  expect(banner.queryByRole('button', { name: 'Key People' })).toBeNull()

  const checklist = within(screen.getByRole('navigation', { name: 'Profile sections' }))
  const unfold = checklist.getByRole('button', { name: 'What is missing' })
  await user.click(unfold)
  expect(unfold.getAttribute('aria-expanded')).toBe('true')
  expect(checklist.getByText('Website is required')).toBeTruthy()
  await user.click(checklist.getByRole('button', { name: /^Website/ }))
  expect(document.activeElement).toBe(field(/^Website/))
  await user.keyboard('saltbush')
  expect(screen.getAllByText('Enter a valid URL')).not.toEqual([])
  await user.keyboard('.example')
  expect(screen.queryByText('Not ready to publish yet')).toBeNull()

  await waitFor(() => expect(button('Publish').getAttribute('aria-disabled')).toBe('false'), later)
  await user.click(button('Publish'))
  await user.click(await screen.findByRole('button', { name: 'Publish profile' }))
  expect(await screen.findAllByText('Your company profile is live.', {}, later)).not.toEqual([])
  expect(screen.getByText('Published')).toBeTruthy()
  expect(stands).toMatchObject({ is_draft: false, website: 'https://saltbush.example' })
})

test('a draft is thrown away only after a question', async () => {
  const { user } = await edit()
  await retype(user, /^Company Name/, 'Saltbush Roads')
  await user.click(await screen.findByRole('button', { name: 'Discard Draft' }, later))
  const question = within(await screen.findByRole('alertdialog', { name: 'Discard draft?' }))
  expect(question.getByText(/reloads the latest published profile/)).toBeTruthy()
  await user.click(question.getByRole('button', { name: 'Cancel' }))
  expect(field(/^Company Name/).value).toBe('Saltbush Roads')

  await user.click(button('Discard Draft'))
  await user.click(await screen.findByRole('button', { name: 'Discard draft' }))
  await waitFor(() => expect(field(/^Company Name/).value).toBe('Saltbush Civil'), later)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Discard Draft' })).toBeNull())
  expect(screen.getByText('Published')).toBeTruthy()
})

test('what another window changed is joined, and asked about where both changed it', async () => {
  const { user } = await edit()
  save({ name: 'Saltbush Bridges', office_address: '3 Wattle Street' })
  await retype(user, /^Company Name/, 'Saltbush Roads')
  await retype(user, /^Typical Hours/, '5 am to 5 pm')
  const keep = await screen.findByRole('button', { name: 'Keep mine for Company Name' }, later)
  expect(screen.getAllByText(words.profileChangedElsewhere)).not.toEqual([])
  expect(field(/^Head Office/).value).toBe('3 Wattle Street')
  expect(field(/^Company Name/).value).toBe('Saltbush Roads')

  await user.click(keep)
  await waitFor(() => expect(stands.name).toBe('Saltbush Roads'), later)
  expect(stands.typical_hours).toBe('5 am to 5 pm')
  expect(screen.queryByRole('button', { name: 'Keep mine for Company Name' })).toBeNull()

  save({ name: 'Saltbush Tunnels' })
  await retype(user, /^Company Name/, 'Saltbush Shafts')
  const take = { name: 'Take theirs for Company Name' }
  await user.click(await screen.findByRole('button', take, later))
  expect(field(/^Company Name/).value).toBe('Saltbush Tunnels')
})

async function toDashboard(user: ReturnType<typeof userEvent.setup>) {
  const [link] = screen.getAllByRole('link', { name: 'Dashboard' })
  if (link) await user.click(link)
}

test('whoever leaves too soon is led on once it is saved', async () => {
  const { user, where } = await edit()
  await retype(user, /^Typical Hours/, '4 am to 4 pm')
  await toDashboard(user)
  await waitFor(() => expect(where()).toBe('/company/dashboard'), later)
  expect(stands.typical_hours).toBe('4 am to 4 pm')
})

test('whoever leaves what cannot be saved is asked, may stay, and may go after all', async () => {
  failing = 'PATCH /company/v2/profile'
  const { user, where } = await edit()
  await retype(user, /^Typical Hours/, 'Nights only')
  await toDashboard(user)
  const question = () => screen.findByRole('alertdialog', { name: 'Leave without saving?' }, later)
  await user.click(within(await question()).getByRole('button', { name: 'Stay' }))
  expect(field(/^Typical Hours/).value).toBe('Nights only')
  expect(await screen.findAllByText('Failed to save changes', {}, later)).not.toEqual([])

  await toDashboard(user)
  await user.click(within(await question()).getByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(where()).toBe('/company/dashboard'), later)
})

test('only what a company of its kind has to tell is asked', async () => {
  const { user } = await edit()
  const ofMines = ['Commodities', 'Field Roster', 'Facilities']
  await screen.findByRole('option', { name: 'Mining' }, later)
  for (const label of ofMines) expect(screen.queryAllByText(label)).not.toEqual([])
  await user.selectOptions(field(/^Industry/), 'Construction and Civil')

  await waitFor(() => {
    for (const label of ofMines) expect(screen.queryAllByText(label)).toEqual([])
  })
  expect(field(/^Market Cap/)).toBeTruthy()
  expect(screen.getByText('67%')).toBeTruthy()
})

test('without the list of industries the rest can be edited, and it can be asked for again', async () => {
  // React reports what the screen tells.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  failing = '/v2/industries'
  const { user } = await edit()
  expect(await screen.findByText('Failed to fetch industries', {}, later)).toBeTruthy()
  await retype(user, /^Typical Hours/, '5 am to 5 pm')
  await saved()

  failing = undefined
  await user.click(button('Try again'))
  await screen.findByRole('option', { name: 'Mining' }, later)
  expect(field(/^Industry/).value).toBe('1')
})

test('a profile that did not load can be asked for again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  failing = 'GET /company/v2/profile'
  open('/company/profile/edit')
  await heading('Company Profile Editor')
  expect(await screen.findByText('Failed to load profile', {}, later)).toBeTruthy()

  failing = undefined
  await userEvent.setup().click(button('Try again'))
  expect(await screen.findByLabelText(/^Company Name/, {}, later)).toHaveProperty(
    'value',
    'Saltbush Civil',
  )
})

test('a session that ends while it is edited leads back to the words', async () => {
  signIn('company', 's-1', whoSignsIn)
  const { user } = await edit()
  product.replies = endedUntilSignIn(answer)
  await retype(user, /^Head Office/, '12 Assay Road')
  await signInAgain(user, 'Company')

  const office = await screen.findByLabelText<HTMLInputElement>(/^Head Office/, {}, later)
  expect(office.value).toBe('12 Assay Road')
  await waitFor(() => expect(stands.office_address).toBe('12 Assay Road'), later)
})
