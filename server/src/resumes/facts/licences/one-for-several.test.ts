import { expect, test } from 'vitest'
import { ticketsIn } from '../../testing/tickets-in.ts'
import { typedResume } from '../../testing/typed-resume.ts'
import { readFacts } from '../read-facts.ts'

test('what stands in one cell shares the date of the next one, and classes of one card stay together', () => {
  expect(
    ticketsIn(`
      RIIWHS204E Work safely at heights, RIIWHS202E Enter and work in confined spaces || both 18/01/2027
      Gas test atmospheres, breathing apparatus || 18/02/2027
      MR, HR and HC driver licences (military, converted to Qld) || HC to 16/07/2029`),
  ).toEqual([
    'Working at Heights |  |  | 18/01/2027',
    'Confined Space Entry |  |  | 18/01/2027',
    'Gas Test Atmospheres |  |  | 18/02/2027',
    'Self-contained Breathing Apparatus |  |  | 18/02/2027',
    'Medium Rigid (MR) |  |  | 16/07/2029 |  | QLD',
    'Heavy Rigid (HR) |  |  | 16/07/2029 |  | QLD',
    'Heavy Combination (HC) |  |  | 16/07/2029 |  | QLD',
  ])
})

test('whoever was found fit for machines is licensed for none of them', () => {
  const names = readFacts(
    typedResume(`
    Pat Smith
    # Tickets
    VOC held for: 785C truck, 930G tool carrier, 20t Franna (Redgum, 2023)
    Police check and mining medical: will do whichever you want
    OCE is the next step; I sit the law paper in June
    HRWL SA Advanced scaffolding exp 22.7.2027
    NV1 security clearance to June 2030
    Common safety training program CSTP, 2 yrs from Aug 2025`),
    { asOf: new Date('2026-11-24') },
  ).licences.map(({ name, machine, state, expiresOn }) => ({ name, machine, state, expiresOn }))
  expect(names).toEqual([
    { name: 'Verification of Competency (VOC)', machine: '785C truck' },
    { name: 'Verification of Competency (VOC)', machine: '930G tool carrier' },
    { name: 'Verification of Competency (VOC)', machine: '20t Franna' },
    { name: 'Advanced Scaffolding', expiresOn: { year: 2027, month: 7, day: 22 } },
    { name: 'Negative Vetting 1 Security Clearance (NV1)', expiresOn: { year: 2030, month: 6 } },
    { name: 'Common Safety Training Program (CSTP)', expiresOn: { year: 2027, month: 8 } },
  ])
})

test('two tickets of one cell each have the end that is told behind their letters', () => {
  expect(
    ticketsIn(`
      First aid and CPR || Parramatta First Aid || CPR 30 Jan 2027 / FA 30 Jan 2029
      Dogging || || 11/2028`),
  ).toEqual(['First Aid |  |  | 30 Jan 2029', 'CPR |  |  | 30 Jan 2027', 'Dogging |  |  | 11/2028'])
})

test('a ticket that was renewed has the end of its newer card, whichever of both stands first', () => {
  const older = 'Working at heights 330012, 2023, expires 10/11/2026'
  const newer = 'Working at heights no. 991144, expires 03/2029'
  const renewed = 'Working at Heights | 991144 |  | 03/2029'
  expect(ticketsIn(`${older}\nWhite card\n${newer}`)).toEqual([renewed, 'White Card'])
  expect(ticketsIn(`${newer}\nWhite card\n${older}`).map(endOnly)).toEqual([
    'Working at Heights 03/2029',
    'White Card ',
  ])
})

function endOnly(ticket: string): string {
  const [name, , , end = ''] = ticket.split(' | ')
  return `${name} ${end}`
}

test('one date behind a list is that of all, and as many dates as names are one for each', () => {
  expect(ticketsIn('VOC: telehandler, IT loader (Acme, all 11/25 good for 2 yrs)')).toEqual([
    'Telehandler |  | 11/25 | 2 yrs',
    'IT loader |  | 11/25 | 2 yrs',
  ])
  expect(ticketsIn('First aid / CPR / LVR || Mar 2028 / Feb 2027 / Jan 2027')).toEqual([
    'First Aid |  |  | Mar 2028',
    'CPR |  |  | Feb 2027',
    'Low Voltage Rescue |  |  | Jan 2027',
  ])
})
