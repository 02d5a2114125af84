// @vitest-environment jsdom
import type { SearchReading } from '@headframe/wire'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'

import { expectNoViolations } from '../../ui/testing/axe.ts'
import { mount } from '../../ui/testing/mount.ts'
import type { Searched } from './filter-in-force.ts'
import { Understood } from './understood.tsx'

const reading: SearchReading = {
  search: 'ash sparky under $90',
  chips: [
    { kind: 'occupation', label: 'Electrician', text: 'sparky', start: 4, end: 10, without: '' },
    {
      kind: 'rate',
      label: 'Up to $90 an hour',
      text: 'under $90',
      start: 11,
      end: 20,
      without: '',
    },
  ],
  words: 'ash',
  did_you_mean: null,
}

function Box({ read }: { read: SearchReading }) {
  const [{ search = '' }, setWish] = useState<Searched>({ search: read.search })
  return (
    <main>
      <h1>Profiles</h1>
      <output>{search}</output>
      <Understood
        search={search}
        reading={read}
        onChanged={(changes) =>
          setWish((last) => (typeof changes === 'function' ? changes(last) : changes))
        }
      />
    </main>
  )
}

const chips = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
const remove = (name: string) => screen.getByRole('button', { name: `Remove ${name}` })
const search = () => screen.getByRole('status').textContent

test('what was understood is taken away one by one, and the focus stays near', async () => {
  const { user, container } = mount(<Box read={reading} />)
  expect(chips()).toEqual(['Electrician', 'Up to $90 an hour', '“ash”'])
  await expectNoViolations(container)

  await user.click(remove('Electrician'))
  expect(search()).toBe('ash under $90')
  expect(document.activeElement).toBe(remove('Up to $90 an hour'))

  // Words alone are in the box and need no chip.
  await user.click(remove('Up to $90 an hour'))
  expect(search()).toBe('ash')
  expect(chips()).toEqual([])
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Profiles' }))
})

test('all of it goes at once, and a misspelt word is offered as it may be meant', async () => {
  const { user } = mount(<Box read={{ ...reading, did_you_mean: 'ash electrician' }} />)
  await user.click(screen.getByRole('button', { name: 'ash electrician' }))
  expect(search()).toBe('ash electrician')
})

test('words alone show nothing but themselves', () => {
  mount(<Box read={{ search: 'ash wombat', chips: [], words: 'ash wombat', did_you_mean: null }} />)
  expect(chips()).toEqual([])
  expect(screen.queryByRole('button')).toBeNull()
})

test('of a name that several places have, the others are offered and taken with the rest of the search', async () => {
  const typed = 'rigger richmond'
  const rigger = { kind: 'occupation', label: 'Rigger', text: 'rigger' } as const
  const richmond = { kind: 'place', label: 'Richmond VIC 3121', text: 'richmond' } as const
  const others = [
    { label: 'Richmond NSW 2753', search: 'rigger Richmond NSW 2753' },
    { label: 'Richmond QLD 4822', search: 'rigger Richmond QLD 4822' },
  ]
  const { user, container } = mount(
    <Box
      read={{
        search: typed,
        chips: [
          { ...rigger, start: 0, end: 6, without: 'richmond' },
          { ...richmond, start: 7, end: 15, without: 'rigger', others },
        ],
        words: '',
        did_you_mean: null,
      }}
    />,
  )
  expect(container.textContent).toContain(
    'Richmond VIC 3121 is meant. Or is it Richmond NSW 2753 or Richmond QLD 4822?',
  )
  await expectNoViolations(container)

  await user.click(screen.getByRole('button', { name: 'Richmond QLD 4822' }))
  expect(search()).toBe('rigger Richmond QLD 4822')
  expect(container.textContent).not.toContain('is meant')
})
