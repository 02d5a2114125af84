// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { useState, type ComponentProps } from 'react'
import { expect, test } from 'vitest'

import { Field } from './field.tsx'
import { MultiSelect } from './multi-select.tsx'
import { expectNoViolations } from '../testing/axe.ts'
import { mount } from '../testing/mount.ts'

const options = Array.from({ length: 12 }, (_, place) => ({
  value: `t${place}`,
  label: `Ticket ${place}`,
}))

test('at most eight suggestions are shown, and several are taken without closing the list', async () => {
  const { user, chosen } = await openList({})
  expect(screen.getAllByRole('option')).toHaveLength(8)
  await expectNoViolations(document.body)

  await user.click(screen.getByRole('option', { name: 'Ticket 3' }))
  await user.click(screen.getByRole('option', { name: 'Ticket 5' }))

  expect(chosen()).toEqual(['t3', 't5'])
  expect(screen.getByRole('option', { name: 'Ticket 3' }).getAttribute('aria-selected')).toBe(
    'true',
  )
})

test('what nobody offers is added as an entry of its own, tidied', async () => {
  const { user, chosen } = await openList({ allowsOwn: true })

  await user.keyboard('  crane   spotter ')
  await user.click(await screen.findByRole('option', { name: 'Add “crane spotter”' }))

  expect(chosen()).toEqual(['crane spotter'])
  expect(screen.getByText('crane spotter added')).toBeTruthy()
})

test.each(['ticket 3', 'TICKET   3'])(
  '"%s" is the option that is there, not an entry of its own',
  async (text) => {
    const { user } = await openList({ allowsOwn: true })

    await user.keyboard(text)

    await waitFor(() => expect(screen.queryByRole('option', { name: 'Ticket 1' })).toBeNull())
    expect(screen.queryByRole('option', { name: /Add/u })).toBeNull()
  },
)

test('an entry that is already chosen is not offered again in other letters', async () => {
  const { user } = await openList({ allowsOwn: true, start: ['Crane spotter'] })

  await user.keyboard('CRANE  Spotter')

  expect(await screen.findByText('Nothing found.')).toBeTruthy()
})

test('without leave, nothing of its own can be added', async () => {
  const { user } = await openList({})

  await user.keyboard('crane')

  expect(await screen.findByText('Nothing found.')).toBeTruthy()
  expect(screen.queryAllByRole('option')).toHaveLength(0)
})

test('no more are taken than may be', async () => {
  const { user, chosen } = await openList({ start: ['t0', 't1'], maxChosen: 2 })

  await user.click(screen.getByRole('option', { name: 'Ticket 4' }))

  expect(chosen()).toEqual(['t0', 't1'])
  expect(screen.getByText('No more than 2 can be chosen')).toBeTruthy()
})

test('a chip takes its entry away, says so, and focus stays with the field', async () => {
  const { user, chosen } = mountTickets({ start: ['t3', 't5'] })

  await user.click(screen.getByRole('button', { name: 'Remove Ticket 3' }))

  expect(chosen()).toEqual(['t5'])
  expect(screen.getByText('Ticket 3 removed')).toBeTruthy()
  expect(screen.getByRole('combobox', { name: 'Tickets' })).toBe(document.activeElement)
})

type Rules = Partial<ComponentProps<typeof MultiSelect>> & { start?: string[] }

async function openList(rules: Rules) {
  const mounted = mountTickets(rules)
  await mounted.user.click(screen.getByRole('combobox', { name: 'Tickets' }))
  await screen.findByRole('listbox')
  await waitFor(() => expect(document.activeElement?.tagName).toBe('INPUT'))
  return mounted
}

function mountTickets(rules: Rules) {
  let latest: string[] = rules.start ?? []
  const mounted = mount(<Tickets {...rules} onChosen={(value) => (latest = value)} />)
  return { ...mounted, chosen: () => latest }
}

function Tickets({
  start = [],
  onChosen,
  ...rules
}: Rules & { onChosen: (value: string[]) => void }) {
  const [value, setValue] = useState(start)
  return (
    <Field label="Tickets">
      <MultiSelect
        {...rules}
        options={options}
        value={value}
        onValueChange={(next) => {
          setValue(next)
          onChosen(next)
        }}
      />
    </Field>
  )
}
