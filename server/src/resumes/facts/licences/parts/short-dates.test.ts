import { expect, test } from 'vitest'
import { ticketsIn } from '../../../testing/tickets-in.ts'
import { printedDates } from './ticket-dates.ts'

const printed = (text: string) => printedDates(text).map((date) => date.printed)

test.each([
  // As spreadsheets write it.
  ['Forklift Jun-27', ['Jun-27']],
  ['Forklift\tMar-24\tMar-27', ['Mar-24', 'Mar-27']],
  ['Forklift (Jun-27)', ['Jun-27']],
  ['Forklift Jun/27', ['Jun/27']],
  ['Forklift June27', ['June27']],
  ['Forklift: Mar 24 - Mar 27', ['Mar 24', 'Mar 27']],
  ['Forklift (Aug 23 to Aug 28)', ['Aug 23', 'Aug 28']],
  ['Forklift 03/24 > 03/27', ['03/24', '03/27']],
  ['Forklift 03/24 → 03/27 (WA)', ['03/24', '03/27']],
  ['Forklift [06/27]', ['06/27']],
  ['Forklift *06/27*', ['06/27']],
  ['Forklift = 06/27', ['06/27']],
  ['HLTAID011 06/27', ['06/27']],
  ['Forklift exp 12 06 2027', ['12 06 2027']],
  ['Forklift exp 12 6 27', ['12 6 27']],
  // No year ends what follows it.
  ['Forklift 06/27 at Acme', []],
  ['Acme 12/24 hour roster', []],
  ['Forklift exp 4471 08 2027', []],
])('two figures behind a month are a year where nothing else follows: %s', (text, dates) => {
  expect(printed(text)).toEqual(dates)
})

test('of a list in a spreadsheet each ticket has its begin and its end', () => {
  expect(
    ticketsIn(`
      Forklift || Mar-24 || Mar-27
      Kibble pass || Aug-23 || Aug-28
      Dogging ex. 08/28
      HR ex: 2030
      Rail card; iss 05/23; ex 05/28`),
  ).toEqual([
    'Forklift |  | Mar-24 | Mar-27',
    'Kibble pass |  | Aug-23 | Aug-28',
    'Dogging |  |  | 08/28',
    'Heavy Rigid (HR) |  |  | 2030',
    'Rail card |  | 05/23 | 05/28',
  ])
})
