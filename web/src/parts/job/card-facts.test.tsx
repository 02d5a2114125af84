// @vitest-environment jsdom
import { expect, test } from 'vitest'

import { aListedJob } from '../../testing/listed-job.ts'
import { mount } from '../../ui/testing/mount.ts'
import { CardFacts } from './card-facts.tsx'

const job = aListedJob({
  job_type: 'contract',
  rate_category: 'custom_rate',
  job_rate: 95,
  job_rate_type: 'hour',
  job_start: 1,
  work_arrangement: 'fifo',
  roster: '8 on 6 off',
  contract_length: '6-12 months',
  roster_on: 8,
  roster_off: 6,
  distance_km: 112.4,
})

const told = (list: Element) =>
  [...list.querySelectorAll('div')].map((fact) => [...fact.children].map((one) => one.textContent))

test('every card names what it tells, in one order', () => {
  const { container } = mount(<CardFacts job={job} withRate />)

  expect(told(container)).toEqual([
    ['Rate', '$95 / hour'],
    ['Roster', '8 days on, 6 off'],
    ['Place', 'Newman WA · 112 km away'],
    ['Start Date', 'Start ASAP'],
    ['Work Arrangement', 'FIFO'],
    ['Work Type', 'Contract · 6-12 months'],
  ])
})

test('a card that shows the rate itself, and what nobody has said, are left out', () => {
  const { container } = mount(
    <CardFacts job={{ ...job, roster: null, work_arrangement: null, distance_km: null }} />,
  )

  expect(told(container).map(([label]) => label)).toEqual(['Place', 'Start Date', 'Work Type'])
})

test('how far it is from home is told beside how far it is from the place that was searched', () => {
  expect(place({ home_km: 34.2 })).toBe('Newman WA · 112 km away · 34 km from home')
  expect(place({ home_km: 0.4, distance_km: null })).toBe('Newman WA · less than 1 km from home')
  expect(place({ home_km: 34.2, distance_km: null, work_arrangement: 'wfh' })).toBe('Newman WA')
})

function place(other: Partial<typeof job>) {
  const { container, unmount } = mount(<CardFacts job={{ ...job, ...other }} />)
  const [, words] = told(container).find(([label]) => label === 'Place') ?? []
  unmount()
  return words
}
