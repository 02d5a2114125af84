import { expect, test } from 'vitest'
import { ticketsIn } from '../../../testing/tickets-in.ts'

test('below "Do you hold?" stands what is asked for, answered with yes, no, a class or a date', () => {
  expect(
    ticketsIn(`
      Do you hold? || Y/N || Number || Expiry || Comment
      Driver licence class || HC || 091223847 || 16/06/2029 || Qld, manual
      Dangerous goods driver licence || Y || 60417 || Feb 2028 || class 5.1 bulk
      Shotfirer licence || Y || 22090 || 08/09/2030 || Qld, surface
      Standard 11 || N || – || – || would like to do
      Working at heights || Y || – || June 2026 || booked 8/12/26
      High risk work (list classes) || LF || B0031877 || 16/06/2029 || –
      White card || N/A || – || – || –
      Police check || No || – || – || –`),
  ).toEqual([
    'Heavy Combination (HC) | 091223847 |  | 16/06/2029 |  | QLD',
    'Dangerous Goods Driver Licence | 60417 |  | Feb 2028',
    "Shotfirer's Licence | 22090 |  | 08/09/2030 |  | QLD",
    'Working at Heights |  |  | June 2026',
    'Forklift | B0031877 |  | 16/06/2029',
  ])
})

test('when somebody was found fit for a machine stands beside it, be its name heavy', () => {
  expect(
    ticketsIn(`
      ** MMU (Dyno) || VOC 2022
      ** Skid steer || VOC 04/02/2026
      ** Grader || VOC 04/02/2026`),
  ).not.toContain('Verification of Competency (VOC)')
})
