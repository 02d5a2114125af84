import { expect, test } from 'vitest'
import { ticketsIn } from '../../../testing/tickets-in.ts'

test('what is told of each ticket may stand above its name', () => {
  expect(
    ticketsIn(`
      Expires 14 Mar 2027
      Dogging (DG)
      Expires 02 Dec 2026
      Working at heights
      No expiry
      White card
      Expires 08 May 2029
      Standard 11 (surface)`),
  ).toEqual([
    'Dogging |  |  | 14 Mar 2027',
    'Working at Heights |  |  | 02 Dec 2026',
    'White Card',
    'Standard 11 |  |  | 08 May 2029',
  ])
})

test('below its name it is of the ticket above, as in most lists', () => {
  expect(ticketsIn('Dogging\nExpires 14 Mar 2027\nForklift\nExpires 02 Dec 2026')).toEqual([
    'Dogging |  |  | 14 Mar 2027',
    'Forklift |  |  | 02 Dec 2026',
  ])
})

test('a date in a column on the left is of the ticket beside it, and no label of a group', () => {
  expect(
    ticketsIn(
      '03/2027 || Dogging (DG)\n12/2026 || Working at heights\nWhite card\n06/2028 || First aid',
    ),
  ).toEqual([
    'Dogging |  |  | 03/2027',
    'Working at Heights |  |  | 12/2026',
    'White Card',
    'First Aid |  |  | 06/2028',
  ])
})

test('names with what is told of them, two to a row, are tickets though no list knows them', () => {
  expect(
    ticketsIn(
      'Road Crash Rescue || Nov 2027 || BA Open Circuit || Feb 2027\n' +
        'Vertical Rescue || no expiry || BA Closed Circuit BG4 || lapsed Feb 2026\n' +
        'HAZMAT Response || May 2027 || ERT fitness medical || Sep 2027',
    ),
  ).toEqual([
    'Road Crash Rescue |  |  | Nov 2027',
    'BA Open Circuit |  |  | Feb 2027',
    'Vertical Rescue',
    'BA Closed Circuit BG4 |  |  | Feb 2026',
    'HAZMAT Response |  |  | May 2027',
    'ERT fitness medical |  |  | Sep 2027',
  ])
})

test('a note in small letters with a number of its own is of the ticket above', () => {
  expect(
    ticketsIn(
      'Radiation Safety Officer – portable XRF, WA\nlicence RS 447/2023, renew by 11 Sep 2027',
    ),
  ).toEqual([expect.stringMatching(/^Radiation Safety Officer .*11 Sep 2027/)])
})

test.each(['does not', 'doesn’t'])(
  'what %s expire has no end, whatever year stands beside it',
  (says) => {
    expect(ticketsIn(`Front line supervision (S26 certificate) ${says} expire (2019)`)).toEqual([
      expect.stringMatching(/^Front line supervision \(S26 certificate\).*\| {2}\| 2019$/),
    ])
  },
)

test('behind the name of its maker, what looks like the code of a unit is a crane', () => {
  expect(ticketsIn('VOC – Liebherr LTM1400, expires 12 Aug 2027\nVOC – Kobelco CKE2500')).toEqual([
    'Verification of Competency (VOC) |  |  | 12 Aug 2027 |  |  | Liebherr LTM1400',
    'Verification of Competency (VOC) |  |  |  |  |  | Kobelco CKE2500',
  ])
})

test('below each row of a register, in smaller letters, stand its number and remarks, and no tickets', () => {
  expect(
    ticketsIn(`
      Ticket || Issued || Expires
      Electrical Mechanic Licence || 2015-01-19 || 2030-01-19
      _ No. 4471209
      HV Switching to 11 kV || 2024-08-20 || 2027-08-20
      _ Authority 118
      Working safely at heights || 2025-07-07 || 2027-07-07
      _ Copy on request`),
  ).toEqual([
    expect.stringMatching(/^Electrical.* 4471209 .*2030-01-19/),
    expect.stringMatching(/^HV Switching.*2027-08-20/),
    expect.stringMatching(/^Working at Heights.*2027-07-07/),
  ])
})

test('what begins like a word for its end may be a ticket', () => {
  expect(ticketsIn('Forklift 03/2027\nLife raft certificate 05/2028')).toHaveLength(2)
})

test('a number at the top is told of no ticket, and dates stay with the names above them', () => {
  expect(
    ticketsIn(`
      0491 570 044
      QLD Open C manual
      expires 21 May 2030
      Coal Board Medical
      valid to Aug 2031
      First Aid
      exp July 2029
      Working at Heights`),
  ).toEqual([
    'QLD Open C manual |  |  | 21 May 2030 |  | QLD',
    'Coal Board Medical |  |  | Aug 2031',
    'First Aid |  |  | July 2029',
    'Working at Heights',
  ])
})
