// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { useState, type FormEvent } from 'react'
import { expect, test, vi } from 'vitest'

import { Field } from './field.tsx'
import { TagInput } from './tag-input.tsx'
import { expectNoViolations } from '../testing/axe.ts'
import { mount } from '../testing/mount.ts'

test('Enter and the plus each add a tidied tag, say so, and make room for the next', async () => {
  const { user, input, container } = mountTags()

  await user.type(input, '  Cat   793F {Enter}')
  expect(screen.getByRole('status').textContent).toBe('Cat 793F added')
  await user.type(input, 'Komatsu 930E')
  await user.click(screen.getByRole('button', { name: 'Add' }))

  expect(tags()).toEqual(['Cat 793F', 'Komatsu 930E'])
  expect(input.value).toBe('')
  expect(input).toBe(document.activeElement)
  await expectNoViolations(container)
})

test('the same tag in other letters is not added twice, and what was typed stays', async () => {
  const { user, input } = mountTags(['Cat 793F'])

  await user.type(input, 'CAT  793f{Enter}')

  expect(tags()).toEqual(['Cat 793F'])
  expect(screen.getByRole('status').textContent).toBe('CAT 793f is already there.')
  expect(input.value).toBe('CAT  793f')
})

test('Backspace in the empty box takes the last tag away', async () => {
  const { user, input } = mountTags(['Cat 793F', 'Komatsu 930E'])

  await user.type(input, '{Backspace}')

  expect(tags()).toEqual(['Cat 793F'])
  expect(screen.getByRole('status').textContent).toBe('Komatsu 930E removed')
})

test('no more tags are taken than may be', async () => {
  const { user, input } = mountTags(['One', 'Two'], 2)

  await user.type(input, 'Three{Enter}')

  expect(tags()).toEqual(['One', 'Two'])
  expect(screen.getByRole('status').textContent).toBe('No more than 2 can be added.')
})

test('what is typed but not added is added when the form is sent', async () => {
  const { user } = mount(
    <form onSubmit={(event) => event.preventDefault()}>
      <Machines start={['Cat 793F']} />
      <button type="submit">Save</button>
    </form>,
  )
  await user.type(screen.getByRole('textbox'), 'Komatsu  930E')
  await user.click(screen.getByRole('button', { name: 'Save' }))

  expect(tags()).toEqual(['Cat 793F', 'Komatsu 930E'])
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('')
})

test('a duplicate that is left over is not added when the form is sent', async () => {
  const { user } = mount(
    <form onSubmit={(event) => event.preventDefault()}>
      <Machines start={['Cat 793F']} />
      <button type="submit">Save</button>
    </form>,
  )
  await user.type(screen.getByRole('textbox'), 'cat 793f')
  await user.click(screen.getByRole('button', { name: 'Save' }))

  expect(tags()).toEqual(['Cat 793F'])
})

test('Enter sends the form around it only when there is nothing to add', async () => {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault())
  const { user } = mount(
    <form onSubmit={onSubmit}>
      <Machines start={[]} />
      <button type="submit">Save</button>
    </form>,
  )

  await user.type(screen.getByLabelText('Machines'), 'Cat 793F{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()

  await user.type(screen.getByLabelText('Machines'), '{Enter}')
  expect(onSubmit).toHaveBeenCalledOnce()
})

function mountTags(start: string[] = [], maxTags?: number) {
  const mounted = mount(<Machines start={start} maxTags={maxTags} />)
  return { ...mounted, input: screen.getByLabelText<HTMLInputElement>('Machines') }
}

function Machines({ start, maxTags }: { start: string[]; maxTags?: number }) {
  const [value, setValue] = useState(start)
  return (
    <Field label="Machines">
      <TagInput value={value} onValueChange={setValue} maxTags={maxTags} />
    </Field>
  )
}

function tags(): (string | null)[] {
  return screen.queryAllByRole('listitem').map((tag) => tag.textContent)
}
