import { expect, test } from 'vitest'
import { sameCompany, sameName, samePhone, samePlace, sameRole } from './likeness.ts'

test('a name is the same in capitals and without its accents and titles', () => {
  expect(sameName('NIAMH O’CONNELL', "Niamh O'Connell")).toBe(true)
  expect(sameName('Elodie Marchand', 'Élodie Marchand')).toBe(true)
  expect(sameName('Anneliese Hartog', 'Dr Anneliese Hartog')).toBe(true)
  expect(sameName('Anneliese', 'Anneliese Hartog')).toBe(false)
})

test('a company is the same without its legal form, and not with another word', () => {
  expect(sameCompany('Harbourlight Software', 'Harbourlight Software Pty Ltd')).toBe(true)
  expect(sameCompany('J and R Kowalczyk Electrical', 'J & R Kowalczyk Electrical')).toBe(true)
  expect(sameCompany('Tessuti Bisenzio', 'Tessuti Bisenzio S.r.l.')).toBe(true)
  expect(sameCompany('Bushveld Platinum', 'Bushveld Platinum (Pty) Ltd')).toBe(true)
  expect(sameCompany('Redbank', 'Redbank Mining Services')).toBe(false)
  expect(sameCompany('', 'Pty Ltd')).toBe(false)
})

test('a role is not the same without its rank or its other half', () => {
  expect(sameRole('Snr Mine Surveyor', 'Senior Mine Surveyor')).toBe(true)
  expect(sameRole('Health and Safety Advisor', 'Health & Safety Advisor')).toBe(true)
  expect(sameRole('Ranger', 'Ranger (Casual)')).toBe(true)
  expect(sameRole('Mine Surveyor', 'Senior Mine Surveyor')).toBe(false)
  expect(sameRole('Bogger', 'Bogger / Truck Operator')).toBe(false)
})

test('a phone is the same with the country in front, and not with another digit', () => {
  expect(samePhone('+61491570006', '0491 570 006')).toBe(true)
  expect(samePhone('+442079460123', '+44 (0)20 7946 0123')).toBe(true)
  expect(samePhone('+61491570006', '0491 570 156')).toBe(false)
  expect(samePhone('006', '0491 570 006')).toBe(false)
})

test('a place is the same within a longer one, and not in another state', () => {
  expect(samePlace('Boulder, WA', 'Boulder WA 6432')).toBe(true)
  expect(samePlace('Rockingham WA', 'Rockingham, Western Australia')).toBe(true)
  expect(samePlace('14 Piccadilly St, Kalgoorlie WA', 'Kalgoorlie WA 6430')).toBe(true)
  expect(samePlace('Boulder', 'Boulder WA 6432')).toBe(true)
  expect(samePlace('Newman, NSW', 'Newman, WA')).toBe(false)
  expect(samePlace('Western Australia', 'Newman, WA')).toBe(false)
  expect(samePlace('Calama, Chile', 'Antofagasta, Chile')).toBe(false)
})
