import { expect, test } from 'vitest'
import { namesIn } from '../../../testing/tickets-in.ts'

test.each([
  [
    'Ticket || Held || Number || Expiry\nHR licence || Y || 0441 || 2030\nForklift || N\nDogging || N\nWhite card || Y || 88 ||',
    'Heavy Rigid (HR) @2030 | White Card',
  ],
  [
    'Licence / Ticket || Y / N || Expiry Date\nHR licence || Y || 05/2030\nForklift || N\nSlag pass || Y || 03/2027',
    'Heavy Rigid (HR) @05/2030 | Slag pass @03/2027',
  ],
  [
    'Competency || Have it? || Date\nHR licence || Y || 05/2030\nForklift || N ||\nSlag pass || Y || 03/2027',
    'Heavy Rigid (HR) @05/2030 | Slag pass @03/2027',
  ],
  [
    'Item || Current || Expires\nHR licence || Yes || 05/2030\nForklift || No\nSlag pass || Yes || 03/2027\nDogging || N/A',
    'Heavy Rigid (HR) @05/2030 | Slag pass @03/2027',
  ],
  [
    'HR licence || Y || Forklift || N\nSlag pass || Y || Dogging || N\nWhite card || N || First aid || Y',
    'Heavy Rigid (HR) | Slag pass | First Aid',
  ],
  ['HR licence Y Forklift N Slag pass Y', 'Heavy Rigid (HR) | Slag pass'],
  ['HR: Y  Forklift: N  Dogging: N  First aid: Y', 'Heavy Rigid (HR) | First Aid'],
  ['Crane, dogging, rigging: none\nHR licence', 'Heavy Rigid (HR)'],
  ['Crane, dogging and rigging tickets: none\nHR licence', 'Heavy Rigid (HR)'],
  ['No crane, dogging or rigging tickets\nHR licence', 'Heavy Rigid (HR)'],
  ['Not held: crane, dogging, forklift\nHR licence', 'Heavy Rigid (HR)'],
  ["Forklift, dogging, EWP – don't have\nHR licence", 'Heavy Rigid (HR)'],
  ['HR licence. No forklift, no dogging.', 'Heavy Rigid (HR)'],
  ['HR licence (no forklift or dogging)', 'Heavy Rigid (HR)'],
  ['HR licence but not MC', 'Heavy Rigid (HR)'],
  ['HR licence\nForklift no, but happy to learn', 'Heavy Rigid (HR)'],
  ['HR licence\nPOLICE CHECK || NO – CAN GET', 'Heavy Rigid (HR)'],
  ['HR licence\nblue card no dont have', 'Heavy Rigid (HR)'],
  ['HR licence\nforklift booking it in when im 18', 'Heavy Rigid (HR)'],
  ['HR licence, MC to come', 'Heavy Rigid (HR)'],
  ['HR licence, forklift ran out 2019 and not renewed', 'Heavy Rigid (HR)'],
  ['HR licence, forklift (lapsed, will redo)', 'Heavy Rigid (HR)'],
  [
    'I do not hold forklift or dogging. HR licence and white card.',
    'Heavy Rigid (HR) | White Card',
  ],
  ['I never got my forklift ticket, but I have a HR licence.', 'Heavy Rigid (HR)'],
  ['Still need: forklift, dogging\nHR licence', 'Heavy Rigid (HR)'],
  ['HR licence\nForklift\nnone', 'Heavy Rigid (HR)'],
  ['HR licence\nForklift – none at present', 'Heavy Rigid (HR)'],
  ['HR licence\nForklift: have driven, no ticket', 'Heavy Rigid (HR)'],
  ['HR licence\nForklift - unlicensed but competent', 'Heavy Rigid (HR)'],
  ['Working towards: forklift\nHR licence', 'Heavy Rigid (HR)'],
  ['HR licence\nTo be done: forklift, EWP', 'Heavy Rigid (HR)'],
  ['Would like to get: forklift\nHR licence', 'Heavy Rigid (HR)'],
  [
    'Ticket || Status\nHR licence || Held, exp 2030\nForklift || Not held\nDogging || In progress\nSlag pass || Held\nEWP || Lapsed 2022',
    'Heavy Rigid (HR) @2030 | Slag pass | Elevating Work Platform (EWP) @2022',
  ],
  [
    'HR licence || ●\nForklift || ○\nDogging || ○\nWhite card || ●',
    'Heavy Rigid (HR) | White Card',
  ],
  [
    "Have || Don't have\nHR licence || Forklift\nWhite card || Dogging",
    'Heavy Rigid (HR) | White Card',
  ],
  [
    'Held || Not held\nHR licence, white card || Forklift, dogging',
    'Heavy Rigid (HR) | White Card',
  ],
  ['White card\nDozer/grader no ticket, but I am willing', 'White Card'],
  ["White card || 7711\nDG || N - wouldn't mind", 'White Card'],
  ['White card\nForklift nil', 'White Card'],
  ['White card\nWorking with Children – too young before, applied November 2026', 'White Card'],
  ['White card\nQLD HRWL: WP application in, TMR licence swap in Jan', 'White Card'],
  ['BOSIET + HUET (FOET due)', 'BOSIET | HUET'],
])('what is denied in a list, a sentence or a table is not held: %j', (typed, names) => {
  expect(namesIn(typed)).toBe(names)
})

test.each([
  ['White Card || n/a', 'White Card'],
  ['No expiry on my HR licence', 'Heavy Rigid (HR)'],
  ['HR licence (no restrictions)', 'Heavy Rigid (HR)'],
  ['HR licence, exp 12 July 2029, conditions: nil', 'Heavy Rigid (HR) @12 July 2029'],
  ['HR licence, conditions nil', 'Heavy Rigid (HR)'],
  ['White Card\nNot held:\nForklift', 'White Card'],
  ['HR licence, but no restrictions', 'Heavy Rigid (HR)'],
])('what is denied of a ticket does not deny the ticket: %j', (typed, names) => {
  expect(namesIn(typed)).toBe(names)
})
