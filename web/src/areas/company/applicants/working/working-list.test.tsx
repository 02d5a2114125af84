// @vitest-environment jsdom
import { applicationStatus } from '@headframe/wire'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { anApplicant } from '../../../../testing/hiring.ts'
import { gone, later, openedTable, openOne, serveApplicants } from './testing/served-applicants.ts'

const hiring = serveApplicants()

test('two keys decide about two people, and the next who waits is open', async () => {
  const { user, where } = await openedTable()

  await user.keyboard('j')
  await openOne('Mae')
  expect(where()).toContain('applicant=Mae')
  await user.keyboard('a')
  await openOne('Arlo')
  await user.keyboard('r')
  await openOne('Tess')

  await waitFor(() =>
    expect(hiring.decisions.map(({ status }) => status)).toEqual([
      applicationStatus.approved,
      applicationStatus.rejected,
    ]),
  )
  expect(await screen.findByText('Arlo Oku has been rejected.', {}, later)).toBeTruthy()
})

test('each decision takes one key, however many there are, also over the end of a page', async () => {
  const names = Array.from({ length: 8 }, (_, at) => `Ash${at}`)
  hiring.people = names.map((name) => anApplicant(name))
  const { user } = await openedTable()

  await user.keyboard('n')
  for (const name of names) {
    await openOne(name)
    await user.keyboard('r')
  }
  expect(await screen.findByText('Nobody else is pending.', {}, later)).toBeTruthy()
  expect(hiring.decisions.map(({ applications: [one] }) => one)).toEqual(names)
})

test('the head of matches puts the best first, and then the weakest', async () => {
  const { user, where } = await openedTable()
  await user.click(screen.getByRole('button', { name: 'Match' }))
  await screen.findByRole('table', { name: 'Applicants, best match' }, later)
  expect(screen.getByRole('columnheader', { name: 'Match' }).getAttribute('aria-sort')).toBe(
    'descending',
  )
  await user.click(screen.getByRole('button', { name: 'Match' }))
  await screen.findByRole('table', { name: 'Applicants, weakest match first' }, later)
  expect(where()).toContain('sortOrder=asc')
})

test('the keys lead on to the next page, and back', async () => {
  const { user, where } = await openedTable()

  await user.keyboard('jjj')
  await openOne('Tess')
  await user.keyboard('j')
  await openOne('Noor')
  expect(where()).toContain('page=2')
  await user.keyboard('k')
  await openOne('Tess')
  await user.keyboard('{Escape}')
  await screen.findByRole('table', {}, later)
  expect(where()).not.toContain('applicant=')
})

test('once nobody on the page waits, those who do are sought, and then there is nobody', async () => {
  hiring.people = hiring.people.map((one) =>
    one.first_name === 'Noor' ? one : { ...one, status: 2 },
  )
  const { user, where } = await openedTable()

  await user.keyboard('n')
  await openOne('Noor')
  expect(where()).toContain('status=0')
  await user.keyboard('a')
  expect(await screen.findByText('Nobody else is pending.', {}, later)).toBeTruthy()
  await waitFor(() => expect(hiring.standings()).toEqual([2, 2, 2, 1]))
})

test('a key in a field is a letter, and one on nobody decides nothing', async () => {
  const { user } = await openedTable()
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Search applicants' })
  await user.type(box, 'jar')
  expect(box.value).toBe('jar')
  expect(screen.getByRole('table')).toBeTruthy()

  await user.click(document.body)
  await user.keyboard('a')
  await openOne('Mae')
  expect(hiring.decisions).toEqual([])
})

test('the keys can be turned off, and on again', async () => {
  const { user } = await openedTable()
  await user.click(screen.getByRole('button', { name: 'Turn the keys off' }))
  await user.keyboard('j')
  expect(screen.queryByText('next, previous')).toBeNull()
  expect(screen.getByRole('table')).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'Turn the keys on' }))
  await user.keyboard('j')
  await openOne('Mae')
})

test('those who are ticked are decided about together, with one text', async () => {
  const { user } = await openedTable()
  const [all] = screen.getAllByRole('checkbox', { name: 'Tick all on this page' })
  await user.click(all ?? document.body)
  const bar = await screen.findByRole('group', { name: 'Ticked rows' })
  await user.click(within(bar).getByRole('button', { name: 'Reject' }))
  const dialog = await screen.findByRole('dialog', { name: 'Reject 3 applicants?' })
  await user.type(within(dialog).getByRole('textbox'), 'Hello.')
  await user.click(within(dialog).getByRole('button', { name: 'Job is filled' }))
  await user.click(within(dialog).getByRole('button', { name: 'Reject' }))

  expect(await screen.findByText('3 applicants have been rejected.', {}, later)).toBeTruthy()
  expect(hiring.decisions).toEqual([
    {
      applications: ['Mae', 'Arlo', 'Tess'],
      status: 2,
      reason: 'Hello. The job is filled by now. Thank you for your time.',
      seen: [0, 0, 0],
    },
  ])
  await waitFor(() => expect(screen.queryByText('3 ticked')).toBeNull())
})

for (const where of ['beside the list', 'on a page of its own'])
  test(`words to somebody ${where} outlive that they are gone`, async () => {
    hiring.people = [anApplicant('Mae')]
    const { user } = await openedTable()
    await user.keyboard('j')
    await openOne('Mae')
    if (where !== 'beside the list') {
      await user.click(screen.getByRole('link', { name: 'Full page' }))
      await screen.findByRole('link', { name: 'Back to Job' }, later)
    }
    const deciding = await screen.findByRole('group', { name: 'Decide about Mae Oku' }, later)
    await user.click(within(deciding).getByRole('button', { name: /^Approve/ }))
    const dialog = await screen.findByRole('dialog', { name: 'Approve Mae Oku?' })
    await user.type(within(dialog).getByRole('textbox'), 'Welcome aboard.')
    hiring.people = []
    await user.click(within(dialog).getByRole('button', { name: 'Approve' }))

    const alert = await within(dialog).findByRole('alert', {}, later)
    expect(alert.textContent).toBe(gone.body.error)
    if (where === 'beside the list') await screen.findByText('No applicants yet', {}, later)
    expect(screen.getByRole('dialog')).toBe(dialog)
    expect(within(dialog).getByRole<HTMLTextAreaElement>('textbox').value).toBe('Welcome aboard.')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).not.toBe(document.body)
  })
