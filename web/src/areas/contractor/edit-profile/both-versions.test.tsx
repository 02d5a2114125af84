// @vitest-environment jsdom
import type { ContractorProfile } from '@headframe/wire'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { beginSession } from '../../../calls/session-store.ts'
import { paths } from '../../../lib/paths.ts'
import { heading, knowingAccounts, open, serveProduct } from '../../../testing/opened-app.tsx'
import { someone } from '../../../testing/someone.ts'

const product = serveProduct()
const updated: string[] = []
let stands: ContractorProfile

const question = { id: 5, question: 'Which machines do you run?' }

beforeEach(() => {
  updated.length = 0
  sessionStorage.clear()
  stands = someone({
    phone: '0491 570 156',
    address: '1 Hay Street',
    suburb: 'Perth',
    state: 'WA',
    post_code: '6000',
    industryId: 1,
    roleId: 11,
    answers: [{ ...question, response: 'Dozers.' }],
    visa_status: 'Citizen',
    availability: 1,
    rate: 90,
    rate_type: 'hour',
    ideal_role: 'Even time out of Perth.',
  })
  product.replies = (heard) => {
    const { path } = heard
    if (path === '/contractor/get-profile') return { status: 200, body: stands }
    if (path === '/contractor/industries') return named({ 1: 'Mining', 2: 'Oil & Gas' })
    if (path === '/contractor/roles/1') return named({ 11: 'Mine Surveyor' })
    if (path === '/contractor/roles/2') return named({ 21: 'Driller' })
    if (path === '/contractor/questions/11') return { status: 200, body: [question] }
    if (path.startsWith('/contractor/questions/')) return { status: 200, body: [] }
    if (path === '/contractor/update-profile') updated.push(heard.body)
    return knowingAccounts(heard)
  }
  beginSession('contractor', 'c-1', 'Tess Rowley')
})

function named(names: Readonly<Record<number, string>>) {
  return {
    status: 200,
    body: Object.entries(names).map(([id, name]) => ({ id: Number(id), name })),
  }
}

const answer = () => screen.findByLabelText<HTMLTextAreaElement>(question.question)
const save = () => screen.getByRole('button', { name: 'Save changes' })
const versions = (name: string) =>
  screen.findByRole('heading', { name }).then((title) => {
    // Each stands in a line of its own.
    const line = title.closest('li')
    if (!line) throw new Error(`${name} stands in no line.`)
    return within(line)
  })

/** Both answered the question of the role, and the other window chose another one. */
async function bothChanged() {
  open(paths.contractor.editProfile)
  await heading('Edit Profile')
  const user = userEvent.setup()
  const typed = await answer()
  await user.clear(typed)
  await user.type(typed, 'Graders.')
  stands = { ...stands, industryId: 2, roleId: 21, answers: [] }
  await user.click(save())
  return user
}

test('a role that was changed elsewhere is named beside the one with its answers here', async () => {
  await bothChanged()

  const both = await versions('Industry, role and its questions')
  expect(await both.findByText('Driller, Oil & Gas')).toBeTruthy()
  const mine = both.getByText(/^Mine Surveyor, Mining/)
  expect(mine.textContent).toBe('Mine Surveyor, Mining\nWhich machines do you run? Graders.')
  expect(updated).toEqual([])
})

test('what the other window has is taken, or what stands here is saved in its place', async () => {
  const user = await bothChanged()
  const both = await versions('Industry, role and its questions')
  await user.click(both.getByRole('button', { name: /^Take theirs/ }))

  expect(await screen.findByText('Everything is saved.')).toBeTruthy()
  expect(screen.queryByText('Changed in another window as well')).toBeNull()
  expect(screen.getByLabelText<HTMLSelectElement>('Role').value).toBe('21')
})

test('saving again keeps what stands here, without another question', async () => {
  const user = await bothChanged()
  await versions('Industry, role and its questions')
  await user.click(save())

  await expect.poll(() => updated.length).toBe(1)
  expect(updated[0]).toContain('Graders.')
})

test('what another window changed beside it is neither undone nor asked about', async () => {
  const usual = product.replies
  product.replies = (heard) => {
    if (heard.path !== '/contractor/update-profile') return usual(heard)
    updated.push(heard.body)
    stands = { ...stands, rate: 99 }
    return { status: 200, body: { error: false, message: 'Updated.', data: stands } }
  }
  open(paths.contractor.editProfile)
  await heading('Edit Profile')
  const user = userEvent.setup()
  const rate = await screen.findByLabelText<HTMLInputElement>(/^Rate \(excl/)
  await user.clear(rate)
  await user.type(rate, '99')
  stands = { ...stands, phone: '0491 570 157' }
  await user.click(save())

  expect(await screen.findByText('Everything is saved.')).toBeTruthy()
  expect(updated).toHaveLength(1)
  expect(updated[0]).toContain('99')
  expect(updated[0]).not.toContain('phone')
  expect(screen.getByLabelText<HTMLInputElement>('Phone').value).toBe('0491 570 157')
  expect(rate.value).toBe('99')
})
