// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { open } from '../../../../testing/opened-app.tsx'
import {
  later,
  openedTable,
  openOne,
  passUnseen,
  serveApplicants,
} from './testing/served-applicants.ts'

const hiring = serveApplicants()

test('what was decided by a key is taken back by Undo, with the words it had', async () => {
  hiring.people = hiring.people.map((one) =>
    one.first_name === 'Mae' ? { ...one, status: 1 } : one,
  )
  const { user } = await openedTable()
  const row = await screen.findByRole('row', { name: /Mae Oku/ }, later)
  await user.click(within(row).getByRole('button', { name: 'Back to Pending: Mae Oku' }))

  const undo = await screen.findByRole(
    'button',
    { name: 'Undo 5 minutes left: Mae Oku back to pending' },
    later,
  )
  await passUnseen()
  await user.click(undo)

  await waitFor(() =>
    expect(hiring.decisions.at(-1)).toEqual({
      applications: ['Mae'],
      status: 1,
      reason: 'Welcome.',
      seen: [0],
    }),
  )
})

test('whoever decides about several hears how they stand, and Undo takes words back from each alone', async () => {
  hiring.people = hiring.people.map((one, at) => ({ ...one, status: [1, 1, 2, 0][at] ?? 0 }))
  hiring.wordsBefore = ''
  const { user } = await openedTable()
  const [all] = await screen.findAllByRole('checkbox', { name: 'Tick all on this page' }, later)
  await user.click(all ?? document.body)
  await user.click(screen.getByRole('button', { name: 'Approve' }))
  const dialog = await screen.findByRole('dialog', { name: 'Approve 3 applicants?' }, later)
  expect(dialog.textContent).toContain(
    '2 of them are approved already and hear nothing new, unless you write to them. 1 of them was rejected before.',
  )
  await user.type(within(dialog).getByRole('textbox'), 'Monday, six sharp.')
  await user.click(within(dialog).getByRole('button', { name: 'Approve' }))
  await waitFor(() => expect(hiring.standings()).toEqual([1, 1, 1, 0]))
  // The buttons are gone by then, and the list begins long before.
  await waitFor(() => expect(document.activeElement).toBe(all))

  const undo = await screen.findByRole('button', { name: /^Undo .*3 applicants/ }, later)
  await passUnseen()
  await user.click(undo)
  await waitFor(() => expect(hiring.decisions).toHaveLength(4))
  // To several at once nothing can be said again.
  expect(hiring.decisions.slice(1)).toMatchObject([
    { applications: ['Mae'], status: 1, reason: '' },
    { applications: ['Arlo'], status: 1, reason: '' },
    { applications: ['Tess'], status: 2, reason: '' },
  ])
})

test('the key of Undo takes back who was decided about last, and then who was before', async () => {
  const { user } = await openedTable()
  await user.keyboard('j')
  await openOne('Mae')
  await user.keyboard('a')
  await openOne('Arlo')
  await user.keyboard('r')
  await openOne('Tess')
  expect(await screen.findByText('2 decided. Last:', { exact: false })).toBeTruthy()

  await user.keyboard('u')
  await waitFor(() => expect(hiring.standings()).toEqual([1, 0, 0, 0]))
  expect(await screen.findByText('Taken back: Arlo Oku is pending again.', {}, later)).toBeTruthy()
  await user.keyboard('u')
  await waitFor(() => expect(hiring.standings()).toEqual([0, 0, 0, 0]))
  // Nothing more was decided here.
  await user.keyboard('u')
  expect(hiring.decisions).toHaveLength(4)
})

test('whoever is decided about stays in their place, and who comes up stands at the end', async () => {
  hiring.isWaitingFirst = true
  const { user } = await openedTable()
  expect(namesInOrder()).toEqual(['Mae Oku', 'Arlo Oku', 'Tess Oku'])

  await user.click(screen.getByRole('button', { name: 'Reject Mae Oku' }))
  await screen.findByRole('link', { name: 'Noor Oku' }, later)

  expect(namesInOrder()).toEqual(['Mae Oku', 'Arlo Oku', 'Tess Oku', 'Noor Oku'])
  const mae = screen.getByRole('row', { name: /Mae Oku/ })
  expect(within(mae).getByText('Rejected')).toBeTruthy()
  const undo = within(mae).getByRole('button', { name: 'Undo 5 min left: Mae Oku' })
  await passUnseen()
  await user.click(undo)
  await waitFor(() => expect(hiring.standings()).toEqual([0, 0, 0, 0]))
  expect(await screen.findByRole('button', { name: 'Reject Mae Oku' }, later)).toBeTruthy()
})

test('whoever leaves the filter by what was decided stays until their reader goes on', async () => {
  hiring.people = hiring.people.slice(0, 1)
  open('/company/view-job/j-1?tab=applicants&status=0')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Approve Mae Oku' }, later))

  await waitFor(() => expect(hiring.standings()).toEqual([1]))
  expect(
    await screen.findByRole('button', { name: 'Undo 5 min left: Mae Oku' }, later),
  ).toBeTruthy()
  expect(screen.queryByText('None of the applicants match.')).toBeNull()

  await user.click(screen.getByRole('button', { name: /^Rejected/ }))
  expect(await screen.findByText('None of the applicants match.', {}, later)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Pending/ }))
  expect(await screen.findByText('None of the applicants match.', {}, later)).toBeTruthy()
})

test.each(['Approve', 'Reject'])(
  'a double press on %s decides about one person, once',
  async (verb) => {
    const { user } = await openedTable()
    await user.dblClick(screen.getByRole('button', { name: `${verb} Mae Oku` }))
    await user.click(screen.getByRole('button', { name: `${verb} Arlo Oku` }))

    const status = verb === 'Approve' ? 1 : 2
    await waitFor(() => expect(hiring.standings()).toEqual([status, status, 0, 0]))
    expect(hiring.decisions.map(({ applications }) => applications)).toEqual([['Mae'], ['Arlo']])
  },
)

test('a key that is held or bounces decides about nobody who has just come into view', async () => {
  const { user } = await openedTable()
  await user.keyboard('j')
  await openOne('Mae')

  await user.keyboard('rr')
  await user.keyboard('{r>5/}')
  await openOne('Arlo')

  expect(hiring.decisions.map(({ applications }) => applications)).toEqual([['Mae']])
  await user.keyboard('{r>5/}')
  await openOne('Tess')
  expect(hiring.decisions.map(({ applications }) => applications)).toEqual([['Mae'], ['Arlo']])
})

test('who decided before and comes back in time finds Undo with what is left of it', async () => {
  const until = Math.floor(Date.now() / 1000) + 175
  hiring.people = hiring.people.map((one, at) =>
    at === 0 ? { ...one, status: 2, undo: { until, status: 1, reason: 'Welcome.' } } : one,
  )
  const { user } = await openedTable()
  const undo = await screen.findByRole('button', { name: 'Undo 3 min left: Mae Oku' }, later)
  // That is back to what they were told, which is not pending.
  expect(screen.getByRole('button', { name: 'Back to Pending: Mae Oku' })).toBeTruthy()
  await passUnseen()
  await user.click(undo)

  await waitFor(() =>
    expect(hiring.decisions).toEqual([
      { applications: ['Mae'], status: 1, reason: 'Welcome.', seen: [2] },
    ]),
  )
})

test('after the five minutes there is no Undo', async () => {
  const until = Math.floor(Date.now() / 1000) - 1
  hiring.people = hiring.people.map((one) => ({
    ...one,
    status: 2,
    undo: { until, status: 1, reason: '' },
  }))
  await openedTable()
  await screen.findAllByText('Rejected', {}, later)
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
})

const namesInOrder = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('link')[0]?.textContent)
