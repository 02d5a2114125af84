import { expect, test } from 'vitest'
import type { HonestTicket } from './documents.ts'
import { sameTicket } from './tickets.ts'

const supervisorRow = { printed: 'S1, S2 and S3' }

test('a supervisor’s unit is the same by its former letters', () => {
  expect(isSame('G1 (formerly S1)', 'S1 Apply risk management processes')).toBe(true)
  expect(isSame('G8 (formerly S2)', 'S1 Apply risk management processes')).toBe(false)
})

test('a row of several levels is each of them and no other', () => {
  const [first, second] = ['S1 Apply risk management processes', 'S2 Conduct investigations']
  expect(isSame('G8 (formerly S2)', { name: second, ...supervisorRow })).toBe(true)
  expect(isSame('G8 (formerly S2)', { name: first, ...supervisorRow })).toBe(false)
  expect(isSame('G8 (formerly S2)', { name: 'Supervisor', ...supervisorRow })).toBe(true)
})

test('a check for work with children is a card for it, of one state or another', () => {
  expect(isSame('Working with Children Check', 'Blue card working with children')).toBe(true)
  expect(isSame('Working with Children Clearance', 'Ochre card working with children')).toBe(true)
  expect(isSame('Ochre card working with children', 'Blue card working with children')).toBe(false)
  expect(isSame('Working with Children Check', 'Police check')).toBe(false)
  expect(isSame('Working with Children Check', 'Blue card construction')).toBe(false)
})

test('occupational first aid is advanced, and neither remote nor mental', () => {
  expect(isSame('Advanced First Aid', 'Occupational first aid')).toBe(true)
  expect(isSame('Remote first aid', 'Occupational first aid')).toBe(false)
  expect(isSame('Mental Health First Aid', 'Occupational first aid')).toBe(false)
})

test('handling food is food safety, and supervising it is something else', () => {
  expect(isSame('Food Safety Certificate', 'Food handling')).toBe(true)
  expect(isSame('Food Safety Certificate', 'Food Handlers')).toBe(true)
  expect(isSame('Food safety supervisor', 'Food handling')).toBe(false)
})

test('breathing sets of open circuit are self-contained, and not those of closed circuit', () => {
  const carried = 'Self-contained Breathing Apparatus'
  expect(isSame(carried, 'Breathing apparatus, open circuit')).toBe(true)
  expect(isSame(carried, 'Breathing apparatus, closed circuit')).toBe(false)
  expect(isSame('Closed circuit breathing apparatus', 'Breathing apparatus, open circuit')).toBe(
    false,
  )
})

test('an electrician’s licence is of A grade, and no other that is electrical', () => {
  expect(isSame('Electrical Licence (A Grade)', 'WA Electrician’s licence')).toBe(true)
  for (const other of [
    'Restricted Electrical Licence',
    'Restricted electrician’s licence',
    'Electrical Licence (B Grade)',
    'Electrical contractor licence',
    'Qualified Supervisor Certificate (Electrical)',
    'Certificate III in Electrotechnology Electrician',
  ])
    expect([other, isSame(other, 'WA Electrician’s licence')]).toEqual([other, false])
})

test('other tickets stay as different as they were', () => {
  for (const [one, other] of [
    ['EWP under 11 m', 'High risk work licence WP'],
    ['HR driver licence', 'Car driver licence'],
    ['Heavy Rigid (HR)', 'HC driver licence'],
    ['MC driver licence', 'Car driver licence'],
    ['Basic rigging', 'Intermediate rigging'],
    ['Intermediate rigging', 'Advanced rigging'],
    ['Dogging', 'Basic rigging'],
    ['Confined space', 'Gas test'],
  ] as const)
    expect([one, other, isSame(one, other)]).toEqual([one, other, false])
})

function isSame(read: string, real: string | HonestTicket): boolean {
  const ticket = typeof real === 'string' ? { name: real } : real
  return sameTicket({ name: read, code: null, number: null, expiry: null }, ticket)
}
