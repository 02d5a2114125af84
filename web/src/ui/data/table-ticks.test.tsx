// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'

import { Button } from '../form/button.tsx'
import { TicksBar } from './ticks-bar.tsx'
import { Table } from './table.tsx'
import { expectNoViolations } from '../testing/axe.ts'
import { mount } from '../testing/mount.ts'
import { useTicks } from './use-ticks.ts'

const pages = [
  ['Ana', 'Ben', 'Cam', 'Dee'],
  ['Eve', 'Fay'],
]

function People({ onInvited = () => {} }: { onInvited?: (names: string[]) => void }) {
  const [page, setPage] = useState(0)
  const ticks = useTicks()
  return (
    <>
      <button onClick={() => setPage(1 - page)}>Turn</button>
      <Table
        caption="People"
        columns={[{ key: 'name', label: 'Name', inCard: 'title', cell: (name) => name }]}
        rows={pages[page]}
        rowKey={(name) => name}
        rowName={(name) => name}
        ticks={ticks}
      />
      <TicksBar ticks={ticks} among={pages[page] ?? []}>
        <Button onClick={() => onInvited([...ticks.ticked])}>Invite</Button>
      </TicksBar>
    </>
  )
}

const lift = () => document.documentElement.style.getPropertyValue('--toast-lift')

test('toasts stand above the bar for as long as somebody is ticked', async () => {
  const { user } = mount(<People />)
  expect(lift()).toBe('')
  await user.click(box('Ana'))
  expect(lift()).toBe('12px')
  await user.click(screen.getByRole('button', { name: 'Untick all' }))
  expect(lift()).toBe('')
})

const box = (name: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `Tick ${name}` })
const tickedNames = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox', { name: /^Tick [A-Z]/ })
    .filter(({ checked }) => checked)
    .map((one) => one.getAttribute('aria-label')?.slice(5))
/** The box in the head; on cards it stands over them. */
const all = () => screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^Tick all/ })
const told = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

test('rows are ticked one by one, and what can be done with them appears with their number', async () => {
  const { user, container } = mount(<People />)
  expect(screen.queryByRole('button', { name: 'Invite' })).toBeNull()

  await user.click(box('Ben'))
  expect(told()).toContain('1 ticked')
  await user.click(box('Dee'))
  expect(told()).toContain('2 ticked')
  expect(screen.getByRole('button', { name: 'Invite' })).toBeTruthy()
  expect(screen.getByRole('row', { name: /Ben/ }).getAttribute('aria-selected')).toBe('true')
  await expectNoViolations(container)

  await user.click(box('Ben'))
  expect(tickedNames()).toEqual(['Dee'])
})

test('whoever holds Shift ticks all rows up to the last one, upwards and downwards', async () => {
  const { user } = mount(<People />)

  await user.click(box('Cam'))
  await user.keyboard('{Shift>}')
  await user.click(box('Ana'))
  await user.keyboard('{/Shift}')
  expect(tickedNames()).toEqual(['Ana', 'Ben', 'Cam'])

  // And unticks them the same way, from where they were last.
  await user.keyboard('{Shift>}')
  await user.click(box('Ben'))
  await user.keyboard('{/Shift}')
  expect(tickedNames()).toEqual(['Cam'])
})

test('all of a page are ticked at once, and some of them are told as some', async () => {
  const { user } = mount(<People />)
  await user.click(box('Ana'))
  expect(all().every(({ indeterminate }) => indeterminate)).toBe(true)

  const [inHead] = all()
  if (inHead) await user.click(inHead)
  expect(tickedNames()).toEqual(['Ana', 'Ben', 'Cam', 'Dee'])
  expect(all().every(({ checked, indeterminate }) => checked && !indeterminate)).toBe(true)

  const [again] = all()
  if (again) await user.click(again)
  expect(tickedNames()).toEqual([])
})

test('what is ticked stays so while pages are turned, and is acted on as a whole', async () => {
  let invited: string[] = []
  const { user } = mount(<People onInvited={(names) => (invited = names)} />)
  await user.click(box('Ben'))
  await user.click(screen.getByRole('button', { name: 'Turn' }))
  expect(told()).toContain('1 ticked, not on this page')

  // A range has no beginning on this page.
  await user.keyboard('{Shift>}')
  await user.click(box('Fay'))
  await user.keyboard('{/Shift}')
  expect(told()).toContain('2 ticked, 1 of them not on this page')
  await user.click(screen.getByRole('button', { name: 'Invite' }))
  expect(invited).toEqual(['Ben', 'Fay'])

  await user.click(screen.getByRole('button', { name: 'Turn' }))
  expect(tickedNames()).toEqual(['Ben'])
})

test('the next stop after a box leads to what can be done, and from there back to the box', async () => {
  const { user, container } = mount(<People />)
  box('Ana').focus()
  await user.keyboard(' ')
  expect(tickedNames()).toEqual(['Ana'])

  await user.tab()
  expect(document.activeElement).toBe(way('1 ticked: what can be done'))
  await expectNoViolations(container)
  await user.tab()
  expect(document.activeElement).toBe(box('Ben'))
  await user.keyboard(' ')
  await user.tab()
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(bar())

  await user.tab()
  await user.keyboard('{Enter}')
  expect(tickedNames()).toEqual([])
  expect(document.activeElement).toBe(box('Ben'))
})

test('a key leads there too, and nobody who has gone meanwhile takes the focus along', async () => {
  const { user } = mount(<People />)
  all()[0]?.focus()
  await user.keyboard('t')
  expect(document.activeElement).toBe(all()[0])
  await user.keyboard(' t')
  expect(document.activeElement).toBe(bar())
  expect(screen.queryByRole('button', { name: /what can be done/ })).toBeNull()

  await user.click(screen.getByRole('button', { name: 'Turn' }))
  await user.click(box('Eve'))
  await user.click(screen.getByRole('button', { name: 'Turn' }))
  await user.keyboard('t{Tab}{Enter}')
  expect(tickedNames()).toEqual([])
  expect(document.activeElement).toBe(bar())
})

const bar = () => screen.getByRole('group', { name: 'Ticked rows' })
const way = (name: string) => screen.getByRole('button', { name })
