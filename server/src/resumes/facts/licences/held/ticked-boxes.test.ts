import { expect, test } from 'vitest'
import { ticketsIn } from '../../../testing/tickets-in.ts'

test('of a form only what is ticked counts, also on lines where nothing is', () => {
  expect(
    ticketsIn(`
      ☑ White Card ☐ First aid ☑ Working at heights (03.04.2027)
      ☐ HR licence ☐ MC licence
      ☒ Forklift (LF), 02-2031`),
  ).toEqual(['White Card', 'Working at Heights |  |  | 03.04.2027', 'Forklift |  |  | 02-2031'])
})

test('boxes may have cells of their own, or stand behind what they are of', () => {
  expect(
    ticketsIn(`
      ☑ || Dogging (DG) || 09/2029 || ☐ || Forklift (LF)
      ☐ || Advanced Scaffolding (SA) || ☑ || White Card`),
  ).toEqual(['Dogging |  |  | 09/2029', 'White Card'])
  expect(ticketsIn('LF ☑ WP ☐ DG ☑')).toEqual(['Forklift', 'Dogging'])
})

test('a form may ask for yes or no', () => {
  expect(
    ticketsIn(`
      C licence: ☒ Yes ☐ No Exp: 03/2027
      MR licence: ☐ Yes ☒ No Exp: ________
      Forklift: Yes ☐ No ☑`),
  ).toEqual(['Car (C) |  |  | 03/2027'])
})

test('where nothing is left empty, or nothing is ticked, boxes are bullets', () => {
  expect(ticketsIn('☑ White Card\n☑ First aid')).toEqual(['White Card', 'First Aid'])
  expect(ticketsIn('☐ White Card\n☐ First aid')).toEqual(['White Card', 'First Aid'])
})

test('what is told of a card stands above its boxes', () => {
  expect(
    ticketsIn(`
      HR licence: ☒ Yes ☐ No Exp: 03/2027
      High Risk Work Licence No. 11082030 Expiry (all classes): 11-Aug-30
      ☐ CV – vehicle loading crane ☑ CN – non-slewing mobile crane
      ☑ DG – dogging ☐ RI – intermediate rigging`),
  ).toEqual([
    'Heavy Rigid (HR) |  |  | 03/2027',
    'Non-slewing Mobile Crane | 11082030 |  | 11-Aug-30',
    'Dogging | 11082030 |  | 11-Aug-30',
  ])
})

test('a question of a form goes on below, and its answer stands beside its beginning', () => {
  expect(
    ticketsIn(`
      Do you hold a current Victorian || No, Heavy Rigid only
      Heavy Combination licence?
      Do you hold a current Working || Yes, expires 08/2030
      with Children Check?`),
  ).toEqual(['Heavy Rigid (HR)', 'Working with Children Check |  |  | 08/2030'])
})
