import { expect, test } from 'vitest'
import { ticketsIn } from '../../../testing/tickets-in.ts'

const namesIn = (typed: string) => ticketsIn(typed).map((ticket) => ticket.split(' | ')[0])

test.each([
  [
    'Certificate of Competency STCW III/2 Second Engineer',
    ['Certificate of Competency STCW III/2 Second Engineer'],
  ],
  ['Basic Training (STCW VI/1)', ['STCW Basic Safety Training']],
  ['Medical First Aid (VI/4-1)', ['Medical First Aid (VI/4-1)']],
  ['Ochre Card (working with children)', ['Ochre Card']],
  ['Shotfirer (underground) (exp. 10/2028)', ["Shotfirer's Licence"]],
  ['Shotfirer (NSW BEUL) – exp 07/2027', ['Blast Explosives Users Licence (BEUL)']],
  ['Shotfirer’s assistant (2019)', ['Shotfirer’s assistant']],
  ['Immunisation provider || for enrolled nurses || 2027', ['Immunisation provider']],
  ['Manual tasks / no-lift || October 2027', ['Manual tasks / no-lift']],
  ['Fatigue management TLIF0005 || SoA', ['Fatigue management TLIF0005']],
  ['Fire Warden for block C, renewed every year with the village', ['Fire Warden for block C']],
])('%s', (line, names) => {
  expect(namesIn(`White card\n${line}`)).toEqual(['White Card', ...names])
})

test('a class of cranes is of its card, whatever stands in its brackets', () => {
  const typed = `
    - High risk licence, good until 4 May 2029, which carries
    - CO (open slewing)
    - CN (non slewing, over 3t)
    - DG (dogging)`
  expect(ticketsIn(typed)).toEqual([
    'Slewing Mobile Crane over 100 t |  |  | 4 May 2029',
    'Non-slewing Mobile Crane |  |  | 4 May 2029',
    'Dogging |  |  | 4 May 2029',
  ])
})

test('a machine is called without the words for when', () => {
  expect(ticketsIn('VOC GMK 5130 the same day\nVOC LTM 1350 last November')).toEqual([
    'Verification of Competency (VOC) |  |  |  |  |  | GMK 5130',
    'Verification of Competency (VOC) |  |  |  |  |  | LTM 1350',
  ])
})

test('what has a number or a date may have no end, and is held all the same', () => {
  const typed = `
    Ticket || Number || Issued || Expiry
    Haul truck RIIMPO338E || SOA 40317 || 2018 || N/A
    Dogging || NO || _ || N/A`
  expect(namesIn(typed)).toEqual(['Haul Truck'])
})

test('names of groups over points are no tickets, whatever they are called', () => {
  const typed = `
    Safety
    - Confined Space Entry
    Site
    - LNG Curtis common induction to 12/26
    South Africa
    - Code EC driving licence`
  expect(namesIn(typed)).toEqual([
    'Confined Space Entry',
    'LNG Curtis common induction',
    'Code EC driving licence',
  ])
})
