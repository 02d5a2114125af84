// @vitest-environment jsdom
import type { Faults, KeyPerson } from '@headframe/wire'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'

import { Field } from '../../ui/form/field.tsx'
import { expectNoViolations } from '../../ui/testing/axe.ts'
import { mount } from '../../ui/testing/mount.ts'
import { PeopleRows } from './people-rows.tsx'
import { RowList, type RowFieldsProps } from './row-list.tsx'

const marnie = { first_name: 'Marnie', last_name: 'Okafor', role: 'CEO' }
const tom = { first_name: 'Tom', last_name: 'Lee', role: 'CFO' }
const ines = { first_name: 'Ines', last_name: 'Marchetti', role: 'COO' }

interface FormProps {
  people: readonly KeyPerson[]
  error?: string
  faults?: Faults
}

function Form({ people, error, faults }: FormProps) {
  const [value, setValue] = useState(people)
  return (
    <>
      <Field label="Key People" group error={error}>
        <PeopleRows value={value} onChange={setValue} faults={faults} />
      </Field>
      <output>{value.map(({ first_name }) => first_name || '–').join(' ')}</output>
    </>
  )
}

const people = (count: number) => Array.from({ length: count }, () => ({ ...marnie }))
const box = (name: string) => screen.getByRole('textbox', { name })
const button = (name: string) => screen.getByRole('button', { name })
const names = () => screen.getByText(/\S/, { selector: 'output' }).textContent

test('without anybody there is one empty row, and nothing to remove', async () => {
  const { user, container } = mount(<Form people={[]} />)
  expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull()

  await user.type(box('First name of person 1'), 'Marnie')

  expect(names()).toBe('Marnie')
  await expectNoViolations(container)
})

test('a row that is added is the one to go on in', async () => {
  const { user } = mount(<Form people={[marnie]} />)

  await user.click(button('Add person'))

  expect(box('First name of person 2')).toBe(document.activeElement)
  await user.keyboard('Tom')
  expect(names()).toBe('Marnie Tom')
})

test('after a row was removed, one goes on in the row that took its place', async () => {
  const { user } = mount(<Form people={[marnie, tom, ines]} />)

  await user.click(button('Remove person 2'))
  expect(names()).toBe('Marnie Ines')
  expect(box('First name of person 2')).toBe(document.activeElement)

  await user.click(button('Remove person 2'))
  expect(names()).toBe('Marnie')
  expect(box('First name of person 1')).toBe(document.activeElement)
  expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull()
})

test('fifty are the most, and the button says so', () => {
  const { rerender } = mount(<Form key="49" people={people(49)} />)
  expect(button('Add person').hasAttribute('disabled')).toBe(false)

  rerender(<Form key="50" people={people(50)} />)
  expect(button('Add person').hasAttribute('disabled')).toBe(true)
  expect(screen.getByText('50 people are the most that can be listed.')).toBeTruthy()
})

test('what is wrong with a part stands at that part', async () => {
  const { container } = mount(
    <Form people={[marnie, tom]} faults={{ '1.role': 'Must be 120 characters or fewer' }} />,
  )

  expect(box('Role of person 2').getAttribute('aria-invalid')).toBe('true')
  expect(box('Role of person 1').hasAttribute('aria-invalid')).toBe(false)
  expect(screen.getByText('Must be 120 characters or fewer')).toBeTruthy()
  await expectNoViolations(container)
})

test('when nobody is complete, what is empty in the first row is marked', async () => {
  const { container } = mount(
    <Form people={[{ ...marnie, role: '' }]} error="Add at least one key person" />,
  )

  expect(box('Role of person 1').getAttribute('aria-invalid')).toBe('true')
  expect(box('First name of person 1').hasAttribute('aria-invalid')).toBe(false)
  await expectNoViolations(container)
})

test('a key stroke in one row draws no other row', async () => {
  const drawn: number[] = []

  function CountedFields({ row, index, onPart }: RowFieldsProps<{ name: string }>) {
    drawn.push(index)
    return (
      <input
        aria-label={`Name ${index + 1}`}
        value={row.name}
        onChange={({ target }) => onPart(index, { name: target.value })}
      />
    )
  }
  function List() {
    const [rows, setRows] = useState(() => Array.from({ length: 50 }, () => ({ name: '' })))
    return (
      <RowList
        value={rows}
        onChange={setRows}
        faults={undefined}
        blank={{ name: '' }}
        max={50}
        noun="name"
        nouns="names"
        Fields={CountedFields}
      />
    )
  }
  const { user } = mount(<List />)
  await user.click(box('Name 7'))
  drawn.length = 0

  await user.keyboard('abc')

  expect(drawn).toEqual([6, 6, 6])
})
