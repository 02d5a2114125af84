// @vitest-environment jsdom
import { words } from '@headframe/wire'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { createFormStore } from '../../forms/form-store.ts'
import { mount } from '../../ui/testing/mount.ts'
import { AvailabilityField } from './availability-field.tsx'
import { judgePerson } from './judge-person.ts'
import { emptyPerson } from './person-values.ts'

function opened(stands?: number) {
  const store = createFormStore({
    ...emptyPerson,
    state: 'WA',
    ...(stands && { availability: stands }),
  })
  const shown = mount(<AvailabilityField form={{ store }} />)
  return {
    ...shown,
    store,
    /** As the form does it. */
    send() {
      const faults = judgePerson(store.state().values, { now: new Date() }, 'career')
      const { availability = '' } = faults
      store.fail(availability, availability ? { availability } : {})
    },
  }
}

const choice = () => screen.getByRole('combobox', { name: 'Availability' })
const date = () => screen.getByRole('textbox', { name: 'Start date' })
/** What a field says of itself when it is wrong. */
const toldAt = (field: HTMLElement) =>
  field.getAttribute('aria-invalid') === 'true'
    ? (field.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' ')
    : undefined

test('where nothing is chosen, that is said at the choice', async () => {
  const { send } = opened()
  send()

  expect(await screen.findByText(words.availabilityRequired)).toBeTruthy()
  expect(toldAt(choice())).toBe(words.availabilityRequired)
})

test.each([
  ['', 'Enter the day from which you could start.'],
  ['31/02/2031', 'There is no such day. Check the day and the month.'],
  ['soon', 'We cannot read this date. Enter it as DD/MM/YYYY.'],
  ['03/02/2020', / or a later date\.$/],
])(
  'a custom date of "%s" is told at the date, and the choice is left alone',
  async (typed, says) => {
    const { user, send } = opened()
    await user.selectOptions(choice(), 'Custom date')
    if (typed) await user.type(date(), typed)
    send()

    expect(await screen.findByText(says)).toBeTruthy()
    expect(toldAt(date())).toMatch(says)
    expect(toldAt(choice())).toBeUndefined()
    expect(screen.queryByText(words.availabilityRequired)).toBeNull()
  },
)

test('what is mended is told no longer, and the day is taken', async () => {
  const { user, send, store, container } = opened()
  await user.selectOptions(choice(), 'Custom date')
  send()
  await screen.findByText('Enter the day from which you could start.')

  await user.type(date(), '12/01/2099')

  expect(within(container).queryByText(/Enter the day/)).toBeNull()
  expect(store.state().values.availability).toBe(Date.parse('2099-01-12T02:00:00Z') / 1000)
})

test('a custom date that stands already is what is sent, when it is chosen once more', async () => {
  const stands = Date.parse('2099-02-27T16:00:00Z') / 1000
  const { user, send, store, container } = opened(stands)
  await user.selectOptions(choice(), 'Custom date')
  send()

  expect(date()).toHaveProperty('value', '28/02/2099')
  expect(store.state().values.availability).toBe(stands)
  expect(within(container).queryByText(/Enter the day/)).toBeNull()

  await user.clear(date())
  await user.type(date(), '12/01/2099')
  expect(store.state().values.availability).toBe(Date.parse('2099-01-12T02:00:00Z') / 1000)
})
