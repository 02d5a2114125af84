import { expect, test } from 'vitest'
import { namesIn, ticketsIn } from '../../testing/tickets-in.ts'

test('what is ticked is held, in small letters, too, and what is crossed out is not', () => {
  expect(namesIn('✓ White card\n✓ bogged vehicle recovery\n✗ forklift\n✓ gas monitors')).toBe(
    'White Card | Bogged vehicle recovery | Gas monitors',
  )
  expect(namesIn('[x] white card\n[ ] forklift\n[x] gas monitors')).toBe(
    'White Card | Gas monitors',
  )
})

test('signs of phones are ticks, too, and the number of a card denies it not', () => {
  expect(namesIn('✅ HR\n✅ DG\n✅ gas monitors\n❌ forklift')).toBe(
    'Heavy Rigid (HR) | Dogging | Gas monitors',
  )
  const form = `
    Do you hold a current White Card? || Yes || No: 1234567
    Forklift LF || No ||
    HR licence || Yes || Exp 10/2028
    First Aid || Yes || 02/2027`
  expect(ticketsIn(form)).toEqual([
    'White Card | 1234567',
    'Heavy Rigid (HR) |  |  | 10/2028',
    'First Aid |  |  | 02/2027',
  ])
})

test('an induction says that it is one, in small letters, too', () => {
  expect(namesIn('white card. redgum induction good to 2027. did stockpile dozing')).toBe(
    'White Card | Redgum induction @2027 | Stockpile dozing',
  )
})

test('what a heading tells of its card in brackets is of the classes below it', () => {
  const typed = `
    TICKETS (HRWL all expire 08/2029)
    RA Rigging Advanced || HR truck exp Nov 27 || Flange make up 2023
    DG Dogging || Conf space exp 03/27 || Slings 2024
    LF Forklift || CPR exp 05/27 || Hytorc`
  expect(ticketsIn(typed)).toEqual([
    'Advanced Rigging |  |  | 08/2029',
    'Heavy Rigid (HR) |  |  | Nov 27',
    'Flange make up |  | 2023',
    'Dogging |  |  | 08/2029',
    'Confined Space Entry |  |  | 03/27',
    'Slings |  | 2024',
    'Forklift |  |  | 08/2029',
    'CPR |  |  | 05/27',
    'Hytorc',
  ])
})

test('one ticket that is called in two ways is one', () => {
  expect(namesIn('Provide First Aid in Remote Settings HLTAID013')).toBe('Remote First Aid')
  expect(namesIn('SSAN / explosives clearance (DMIRS) – exp 09/2028')).toBe(
    'Security Sensitive Ammonium Nitrate (SSAN) @09/2028',
  )
})

test('a unit about breathing sets is no degree, and no bracket is left open at the end of a name', () => {
  expect(namesIn('PUASAR022 vertical rescue (2022), PUAFIR308 BA (2022)')).toBe(
    'Vertical Rescue | PUAFIR308 BA',
  )
  expect(namesIn('exp 09/2027 || pXRF user licence (Olympus Vanta) – NSW\nWhite card')).toBe(
    'pXRF user licence (Olympus Vanta) – NSW @09/2027 | White Card',
  )
  expect(namesIn('Loadmaster card (blue card, exp 03/2028)\nWhite card')).toBe(
    'Loadmaster card @03/2028 | White Card',
  )
})
