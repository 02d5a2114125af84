import { expect, test } from 'vitest'
import { ticketsIn } from '../../testing/tickets-in.ts'

test('classes at the beginning of a long line share their end, and all behind them are tickets of their own', () => {
  const typed = `
    HRW: DG, RB, WP, LF (all exp 8/2029), drivers licence C, MR (exp Mar 2028), Working at heights - exp 06/27, White Card, Rescue from height (2023), VOC tube & fitting scaffold, Standard 11 (exp 2030), Redgum plant induction exp 3/27, Ironbark Coal site induction (Nov 26 expired), drug and alcohol screen passed last week`
  expect(ticketsIn(typed)).toEqual([
    'Dogging |  |  | 8/2029',
    'Basic Rigging |  |  | 8/2029',
    'Boom-type Elevating Work Platform |  |  | 8/2029',
    'Forklift |  |  | 8/2029',
    'Car (C) |  |  | Mar 2028',
    'Medium Rigid (MR) |  |  | Mar 2028',
    'Working at Heights |  |  | 06/27',
    'White Card',
    'Rescue from height |  | 2023',
    'Verification of Competency (VOC) |  |  |  |  |  | tube & fitting scaffold',
    'Standard 11 |  |  | 2030',
    'Redgum plant induction |  |  | 3/27',
    'Ironbark Coal site induction |  |  | Nov 26',
    'Drug and alcohol screen',
  ])
})

test('below classes that each stand on a line, or behind the last of them, stands when all end', () => {
  const classes = 'High Risk Work Licence:\n– DG Dogging\n– CV Vehicle loading crane\n– LF Forklift'
  const held = ['Dogging', 'Vehicle Loading Crane', 'Forklift'].map(
    (name) => `${name} |  |  | May 2030`,
  )
  expect(ticketsIn(`${classes}\n(all to May 2030)\nWhite Card (2013)`).slice(0, 3)).toEqual(held)
  expect(ticketsIn(`${classes} (all to May 2030)\nWhite Card (2013)`).slice(0, 3)).toEqual(held)
})

test('first aid with its unit and CPR behind it end together', () => {
  expect(ticketsIn('First Aid (HLTAID011) and CPR - good until Jan 2027\nWhite card')).toEqual([
    'First Aid |  |  | Jan 2027',
    'CPR |  |  | Jan 2027',
    'White Card',
  ])
})

test('sites that somebody is inducted at are named one by one, and a sentence behind them is none', () => {
  const typed = `
    White card
    Inductions current: Redgum Downs, Wirra Creek (exp 3/27), Lagoon South (exp 8/27). Blast guard authority at all three.`
  expect(ticketsIn(typed).map((ticket) => ticket.split(' | ')[0])).toEqual([
    'White Card',
    'Redgum Downs induction',
    'Wirra Creek induction',
    'Lagoon South induction',
    'Blast guard authority at all three',
  ])
})

test('two cells with a month each are when it was issued and when it ends', () => {
  const typed = `
    White card || 2014 || n/a
    Confined space + BA || Feb 26 || Feb 28
    Working at heights || Feb 26 || Feb 28`
  expect(ticketsIn(typed).map((ticket) => ticket.split(' | ').at(-1))).toEqual([
    '2014',
    'Feb 28',
    'Feb 28',
  ])
})

test('whoever was found fit for something without a model is told apart by what it is', () => {
  const typed = `
    VOC Isuzu support truck || to 08/2027
    VOC Franna (tyre handling) || 2009
    VOC Sykes pump set up and tow || 02/2013
    Fuel tanker VOC (B-double) – Acme Haulage 2023
    Side tipper VOC – Acme Haulage 2024`
  expect(ticketsIn(typed)).toEqual([
    'Verification of Competency (VOC) |  |  | 08/2027 |  |  | Isuzu support truck',
    'Verification of Competency (VOC) |  | 2009 |  |  |  | Franna tyre handling',
    'Verification of Competency (VOC) |  | 02/2013 |  |  |  | Sykes pump set up and tow',
    'Fuel tanker VOC (B-double) – Acme Haulage |  | 2023',
    'Side tipper VOC – Acme Haulage |  | 2024',
  ])
})

test('licences of two states are two, whichever of them tells of an end', () => {
  const typed = `
    Shotfirer Licence Qld
    Shotfirer Licence NT, exp 10/2028`
  expect(ticketsIn(typed)).toEqual([
    "Shotfirer's Licence |  |  |  |  | QLD",
    "Shotfirer's Licence |  |  | 10/2028 |  | NT",
  ])
})
