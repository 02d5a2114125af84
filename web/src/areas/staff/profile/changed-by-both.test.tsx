// @vitest-environment jsdom
import type { EditedProfile, StaffProfile } from '@headframe/wire'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { beginSession } from '../../../calls/session-store.ts'
import { open, serveProduct } from '../../../testing/opened-app.tsx'
import type { Reply } from '../../../testing/server.ts'
import { aStaffProfile } from '../../../testing/staff-profile.ts'

type Edit = Partial<EditedProfile>
type Sent = Edit & { seen?: Edit }

const product = serveProduct()
const later = { timeout: 10_000 }
const text = 'This profile was changed by a colleague or in another window.'
let stands: StaffProfile
const sent: Sent[] = []

/** As the server has it: what was not seen as it stands is not replaced. */
function update({ seen = {}, ...change }: Sent): Reply {
  sent.push({ ...change, seen })
  const names = Object.keys(seen) as (keyof EditedProfile)[]
  const isLost = names.some((name) => ![seen[name], change[name]].includes(stands[name]))
  const body = { error: text, code: 'CHANGED_ELSEWHERE', status: 'ERROR', message: text }
  if (isLost) return { status: 409, body }
  stands = { ...stands, ...change }
  return {
    status: 200,
    body: { status: 'SUCCESS', message: 'Changes saved successfully', data: editedOf(stands) },
  }
}

function editedOf(all: StaffProfile) {
  const { full_name, email, phone, location, linkedin_url, employeeType } = all
  const { availability, salary, rate, visa, trafficlight_status } = all
  const who = { full_name, email, phone, location, linkedin_url, employeeType }
  return { ...who, availability, salary, rate, visa, trafficlight_status }
}

beforeEach(() => {
  sessionStorage.clear()
  sent.length = 0
  stands = { ...aStaffProfile('Ash Wombat'), location: 'Leonora WA', rate: 90 }
  product.replies = ({ path, body }) => {
    if (path.includes('getIndividual')) return { status: 200, body: stands }
    if (path.includes('updateProfile')) return update(JSON.parse(body) as Sent)
    return { status: 503, body: { error: 'Back soon.', code: 'NOT_READY' } }
  }
  beginSession('staff', 's-1')
})

const location = () => screen.getByLabelText<HTMLInputElement>(/^Location/)
const rate = () => screen.getByLabelText<HTMLInputElement>(/^Hourly rate/)
const save = () => screen.getByRole('button', { name: 'Save changes' })
const warning = () => screen.queryByText('Changed by a colleague as well')
const saved = () => screen.findByText('Changes saved successfully', {}, later)

async function versions(name: string) {
  const title = await screen.findByRole('heading', { name }, later)
  const line = title.closest('li')
  if (!line) throw new Error(`${name} stands in no line.`)
  return within(line)
}

/** Somebody types a place and a rate, and a colleague saves others before they do. */
async function bothChanged(theirs: Partial<StaffProfile>) {
  open('/admin/profiles/Ash%20Wombat')
  const user = userEvent.setup()
  await screen.findByLabelText(/^Location/, undefined, later)
  for (const [field, typed] of [
    [location(), 'Karratha WA'],
    [rate(), '120'],
  ] as const) {
    await user.clear(field)
    await user.type(field, typed)
  }
  stands = { ...stands, ...theirs }
  await user.click(save())
  return user
}

test('what both have changed is shown in both versions, and saved as it is decided', async () => {
  const user = await bothChanged({ location: 'Laverton WA', rate: 101, phone: '0491 570 110' })

  const place = await versions('Location')
  expect(place.getByText('Karratha WA')).toBeTruthy()
  expect(place.getByText('Laverton WA')).toBeTruthy()
  expect(screen.getByText(text)).toBeTruthy()
  expect(location().value).toBe('Karratha WA')
  expect(rate().value).toBe('120')
  expect(screen.getByLabelText<HTMLInputElement>(/^Phone/).value).toBe('0491 570 110')
  expect(stands.location).toBe('Laverton WA')

  await user.click(place.getByRole('button', { name: /^Take theirs/ }))
  expect(location().value).toBe('Laverton WA')
  expect(document.activeElement?.textContent).toContain('Hourly rate')

  await user.click((await versions('Hourly rate, $')).getByRole('button', { name: /^Keep mine/ }))
  expect(warning()).toBeNull()
  expect(screen.queryByText(text)).toBeNull()
  expect(document.activeElement).toBe(save())

  await user.click(save())
  await saved()
  expect(sent.at(-1)).toEqual({ rate: 120, seen: { rate: 101 } })
  expect(stands).toMatchObject({ location: 'Laverton WA', rate: 120, phone: '0491 570 110' })
})

test('saving again keeps what stands here, and a change after that begins from what was saved', async () => {
  const user = await bothChanged({ location: 'Laverton WA' })
  await versions('Location')

  await user.click(save())
  await saved()
  expect(warning()).toBeNull()
  expect(stands).toMatchObject({ location: 'Karratha WA', rate: 120 })

  await user.clear(rate())
  await user.type(rate(), '130')
  await user.click(save())
  await expect.poll(() => stands.rate).toBe(130)
  expect(sent.at(-1)).toEqual({ rate: 130, seen: { rate: 120 } })
})

test('a third change in between is shown as well before it is replaced', async () => {
  const user = await bothChanged({ location: 'Laverton WA' })
  await user.click((await versions('Location')).getByRole('button', { name: /^Keep mine/ }))
  stands = { ...stands, location: 'Menzies WA' }

  await user.click(save())
  expect((await versions('Location')).getByText('Menzies WA')).toBeTruthy()
  expect(location().value).toBe('Karratha WA')
  expect(stands.location).toBe('Menzies WA')

  await user.click(save())
  await saved()
  expect(stands.location).toBe('Karratha WA')
})

test('what a colleague changed in another field is no question', async () => {
  await bothChanged({ phone: '0491 570 110' })
  await saved()
  expect(warning()).toBeNull()
  expect(stands).toMatchObject({ location: 'Karratha WA', rate: 120, phone: '0491 570 110' })
})
