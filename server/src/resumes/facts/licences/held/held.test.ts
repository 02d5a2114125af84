import { expect, test } from 'vitest'
import { ticketsIn } from '../../../testing/tickets-in.ts'
import { typedResume } from '../../../testing/typed-resume.ts'
import { readFacts } from '../../read-facts.ts'

const asOf = new Date('2026-11-24T00:00:00Z')

test.each([
  'Willing to obtain HR licence',
  'I am happy to complete any induction, first aid and white card',
  'Working towards MR licence',
  'Currently studying towards a Deputy’s certificate, 2027',
  'Enrolled in MARCSTA',
  'Forklift – experienced, no licence',
  'Dogging – unlicensed',
  'Police clearance\tNo (happy to do)',
  'EWP – never got it',
  'Dogging I never finished',
  'A forklift licence is not held',
  'EWP: lapsed – will not renew',
  'Rigging — required',
  'Dogging – currently studying',
  'Confined Space – in progress',
  'Coal Board Medical – booked 12/12/2026',
  'HC licence (applied for)',
  'LVR to be completed in January',
  'HR licence: not held',
  'Dogging – n/a',
  'Forklift ✗',
  'Goals 2027: Dogging, Intermediate Rigging',
  'Never held an MR',
  'Do not hold a first aid certificate at present',
  'Forklift licence cancelled 2021',
  'Volunteer, St John Ambulance first aid post',
  'HR – test date 14 Dec 2026',
  'First aid – doing it in January',
  'White card: will organise before start',
  'Forklift training commencing next month',
  'EWP – enrolled',
  'Not: tower crane (CT)',
  'Crane CN | in training',
  'Police check: can be supplied',
  'EEHA not held',
  'I have never held a grader ticket but am happy to be trained up',
  'Intermediate scaffolding: logbook two thirds full, assessment not sat yet',
  'Forklift and HR are next on my list',
  'Reading for the SSE exam',
  'Army HC endorsement, converting (test in January)',
  'HR licence, upgrade half done',
  'Traffic control not yet, saving up',
  'Pre-employment medical: ready to do it',
  'T extension (bus) – handed back',
  'Slewing crane C1 – logbook hours being completed, assessment Feb 2027',
  'Grader (working towards)',
  'Vertical rescue – 50% complete',
  'Rigger’s RA: practical to come',
  'SPRAT – do not hold',
  'Breathing apparatus .......... dont have',
  'Scraper – n/a (never driven)',
  'CN ticket, due to sit 12 Jan 2027',
  'Dogging || no, lapsed 2019',
  'First Class Mine Manager’s (studying, exams passed 2 of 4)',
  'Dozer: 200 hours logged, no ticket',
  'Tickets wanted: dogging, telehandler',
  'Forklift course attended but not assessed',
  'Working with children check applied',
  'No forklift, and I can get an MSIC within four weeks',
  'LF forklift - no never got round to it',
  'DG licence? I looked at it: not taken',
  'HLTAID010 basic life support – not done',
  'HR truck licence || lesson 3 of 6',
  'MSMPER300 || Issue work permits || NYC || –',
  'RII Assessor moderation || Not started',
  'C6 crane? (no)',
])('what is only hoped for is not held: %s', (line) => {
  expect(ticketsIn(`- ${line}`)).toEqual([])
})

test.each([
  'Dogman (previously held)',
  'Formerly held explosives licence',
  'Shotfirer, surrendered 2018',
  'EWP – no longer held',
  'MC (downgraded 2021, no longer valid)',
  'Forklift – expired 2018, not renewed',
  'Mines Rescue (ex-captain, not current)',
  'I used to hold a shotfirer’s ticket',
  'BOSIET and MIST ended in 2023',
])('what was held once is not held: %s', (line) => {
  expect(ticketsIn(`- White Card\n- ${line}`)).toEqual(['White Card'])
})

test.each([
  ['HR licence, willing to obtain MC', ['Heavy Rigid (HR)']],
  ['HR, HC (applied for), LF', ['Heavy Rigid (HR)', 'Forklift']],
  ['First Aid – expired 3/2026, booked for December', ['First Aid']],
  ['First Aid (refresher booked 02/2027)', ['First Aid']],
  ['Dogging, lapsed 2017', ['Dogging']],
  ['White Card, expiry: none', ['White Card']],
  ['Working at Heights, Allens First Aid Training, 2024', ['Working at Heights']],
  ['CPR (St John First Aid WA) 03/2026', ['CPR']],
  ['[ ] Forklift [x] Gas Test Atmospheres [ ] Dogging', ['Gas Test Atmospheres']],
  ['No forklift, but telehandler gold card', ['Telehandler']],
  ['EWP ✓', ['Elevating Work Platform (EWP)']],
  [
    'HC, MSIC, but no MC yet',
    ['Heavy Combination (HC)', 'Maritime Security Identification Card (MSIC)'],
  ],
  ['First Aid, will renew in March', ['First Aid']],
  ['Driver licence HR, unrestricted (MR needed for the tender only)', ['Heavy Rigid (HR)']],
  ['First Aid, refresher not done', ['First Aid']],
  ['LF forklift, C6 crane? (no); MR licence to 03.08.2030', ['Forklift', 'Medium Rigid (MR)']],
  ['First aid Lvl C – expired Aug 2026, class booked', ['First Aid']],
  ['HRWL 0099812 - SB RB LF(pending)', ['Basic Scaffolding', 'Basic Rigging']],
  ['Tickets held: HR, Forklift, White card', ['Heavy Rigid (HR)', 'Forklift', 'White Card']],
])('what is held beside it stays: %s', (line, expected) => {
  const names = ticketsIn(`- ${line}`).map((ticket) => ticket.split(' | ')[0])
  expect(names).toEqual(expected)
})

test('a hope among sentences about oneself takes nothing from the others', () => {
  const typed = `
    ! Jo Tran
    # About me
    I hold a white card and a forklift ticket. I am willing to get my HR licence.
    # Employment
    ** Fitter, Redgum Iron, 2019 – present`
  const { licences } = readFacts(typedResume(typed), { asOf })
  expect(licences.map(({ name }) => name)).toEqual(['White Card', 'Forklift'])
})

test('a ticket without an end is held', () => {
  expect(ticketsIn('no end || Construction induction card (white card)')).toEqual(['White Card'])
})
