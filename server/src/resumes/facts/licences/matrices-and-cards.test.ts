import { describe, expect, test } from 'vitest'
import { ticketsIn } from '../../testing/tickets-in.ts'

describe('a card tells of its classes', () => {
  test('all of them at once, in the line below its name', () => {
    expect(
      ticketsIn(`
        WorkSafe WA HRWL No. 220871
        all classes good to 18 Jul 2029
        DG RB
        White card`),
    ).toEqual([
      'Dogging | 220871 |  | 18 Jul 2029 |  | WA',
      'Basic Rigging | 220871 |  | 18 Jul 2029 |  | WA',
      'White Card',
    ])
  })

  test('in a heading over a table that says when each was first issued', () => {
    expect(
      ticketsIn(`
        # HIGH RISK WORK LICENCE – WorkSafe Victoria HRW 0098 3371 – expires 16 Oct 2027
        Class || Description || First issued
        DG || Dogging || 05/2004
        CT || Tower crane || not held`),
    ).toEqual(['Dogging |  | 05/2004 | 16 Oct 2027'])
  })
})

describe('a matrix of skills is a table of tickets', () => {
  test('its levels are no classes, and whoever is not trained holds nothing', () => {
    expect(
      ticketsIn(`
        Skill / authorisation || Level || Signed off by || Assessed || Reassess
        DCS panel || 4 || Acme || 2025 || 2027
        Crusher panel || 0 || Acme
        Stacker VOC || 3 || Acme || 12-Jun-25 || 12-Jun-27`),
    ).toEqual([
      'DCS panel |  | 2025 | 2027 | Acme',
      'Verification of Competency (VOC) |  | 12-Jun-25 | 12-Jun-27 | Acme |  | Stacker',
    ])
  })

  test('the number of a VOC is none of a machine', () => {
    expect(
      ticketsIn(`
        Licence || Number || Expiry
        Car dumper VOC || RT-VOC-2980 || 09/2027`),
    ).toEqual(['Car dumper VOC | RT-VOC-2980 |  | 09/2027'])
  })

  test('what stands first beside who gave it and its end is the name, and a machine no licence', () => {
    expect(
      ticketsIn(`
        Crane || Assessor || Date || Due
        Terex Franna AT40 || Freo Group || 22-Apr-25 || 22-Apr-27`),
    ).toEqual(['Terex Franna AT40 |  | 22-Apr-25 | 22-Apr-27 | Freo Group'])
  })
})

describe('names that no list knows', () => {
  test('sentences of which each is dated or a paper are tickets of their own', () => {
    expect(
      ticketsIn(
        'OTR tyre and rim cert (Klinge, 2019). Tyre fitting Level 2, exp 05/2027. Isolation officer at Karri good till Sept 2027.',
      ),
    ).toEqual([
      'OTR tyre and rim cert |  | 2019',
      'Tyre fitting Level 2 |  |  | 05/2027',
      'Isolation officer at Karri |  |  | Sept 2027',
    ])
  })

  test('a unit is called as it is behind its code', () => {
    expect(ticketsIn('RIIVEH305 Light vehicle 2022\nHLTAID009 HLTAID011')).toEqual([
      'Light Vehicle |  | 2022',
      'CPR',
      'First Aid',
    ])
  })

  test('a module of GWO is not its basic training', () => {
    expect(ticketsIn("Climbers' medical (GWO fitness) || Sep 2027\nGWO, valid to 03/2027")).toEqual(
      [
        "Climbers' medical (GWO fitness) |  |  | Sep 2027",
        'GWO Basic Safety Training |  |  | 03/2027',
      ],
    )
  })

  test('how a check went is no part of its name, and a dotted month in a cell is its end', () => {
    expect(
      ticketsIn(`
        Court check 28 Aug 2026 clear
        Karri induction || 07.27`),
    ).toEqual(['Court check |  | 28 Aug 2026', 'Karri induction |  |  | 07.27'])
  })
})

test.each([
  '# NEXTUP\nC6 mobile crane',
  'White Card – online not allowed, will do in Perth week 1',
  'Coal board medical || need new one',
  'Chainsaw || no but can use one',
])('what is still to come is not held: %s', (typed) => {
  expect(ticketsIn(typed)).toEqual([])
})

test.each([
  ['WP · DG (WorkSafe VIC 0118 4412) || 05/2030', 'classes of a card, whatever stands between'],
  ['DG | WP, exp 05/2030', 'and where a bar does'],
])('%s: %s', (typed) => {
  expect(ticketsIn(typed).every((ticket) => ticket.includes('05/2030'))).toBe(true)
  expect(ticketsIn(typed)).toHaveLength(2)
})

test('under which code a company keeps a course is none of its name', () => {
  const rows = `
    SIG-0041 || Permit to Work Issuer || 30-Jun-2025 || 30-Jun-2027
    SIG-0042 || Gas monitor || 30-Jun-2025 || 30-Jun-2027`
  const both = [
    'Permit to Work Issuer |  | 30-Jun-2025 | 30-Jun-2027',
    'Gas monitor |  | 30-Jun-2025 | 30-Jun-2027',
  ]
  expect(ticketsIn(rows)).toEqual(both)
  expect(ticketsIn(`Code || Course || Completed || Expires${rows}`)).toEqual(both)
})

test('numbered classes of another country, or of an army, are none of ours', () => {
  const army = ticketsIn('My Army driver licence carried B, C1 and C6 endorsements')
  expect(army.some((ticket) => ticket.includes('Crane'))).toBe(false)
  expect(
    ticketsIn(
      'Class 2 || medium rigid\nDriver’s licence: Code C1 with PrDP – valid until 2029/03/08',
    ),
  ).toEqual([])
})

test.each([
  'Crane operator, vehicle mounted || CV HRWL – not converted',
  'Also do: spotting, hose tests, bolting',
])('what was driven or is done elsewhere is no class of ours: %s', (typed) => {
  expect(ticketsIn(typed)).toEqual([])
})

test('what the other cells of a row tell is of each ticket that its name names', () => {
  expect(
    ticketsIn(`
      Competency || Code || Provider || Attained || Valid to
      Confined space & gas test || MSMWHS217, RIIWHS202E || Acme Skills || 2025-07 || 2027-07
      White Card; MR licence || DoT || Acme Skills || 2008 || 21 Jan 2029`),
  ).toEqual([
    'Confined Space Entry |  | 2025-07 | 2027-07 | Acme Skills',
    'Gas Test Atmospheres |  | 2025-07 | 2027-07 | Acme Skills',
    'White Card',
    'Medium Rigid (MR) |  | 2008 | 21 Jan 2029 | Acme Skills',
  ])
})

test('an end by name, a year of two figures and how long it goes', () => {
  expect(
    ticketsIn(`
      Senior First Aid + CPR (St John) || CPR 6/26, F/Aid 6/28
      Karri Induction – '28
      Work safely at heights feb 2025 goes 2 years
      Coal board medical, exp Oct 2026, need new one`),
  ).toEqual([
    'First Aid |  |  | 6/28',
    'CPR |  |  | 6/26',
    "Karri Induction |  |  | '28",
    'Working at Heights |  | feb 2025 | 2 years',
    'Coal Board Medical |  |  | Oct 2026',
  ])
  expect(ticketsIn('First Aid + CPR || CPR 6/27, F/Aid 6/28')).toEqual([
    'First Aid |  |  | 6/28',
    'CPR |  |  | 6/27',
  ])
})
