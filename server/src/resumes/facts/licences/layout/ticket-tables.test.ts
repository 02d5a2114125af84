import { expect, test } from 'vitest'
import { ticketsIn } from '../../../testing/tickets-in.ts'

test('tickets may stand in two columns', () => {
  const typed = `
    - Certificate of Competence NSW || Ploughman
    - Roadheader || Shuttle Car
    - Bolter ABM20 || Order 99 Medical (exp 11/2027)`
  expect(ticketsIn(typed)).toEqual([
    'Certificate of Competence NSW |  |  |  |  | NSW',
    'Ploughman',
    'Roadheader',
    'Shuttle Car',
    'Bolter ABM20',
    'Order 99 Medical |  |  | 11/2027',
  ])
})

test('a row without a number, and a line without a row, end no table', () => {
  const typed = `
    Licence / Ticket || Number || Expiry
    High Risk Work: WP/LF/DG || WL0440218 || 12/2027
    MARCSTA
    TBOSIET || 09/2026`
  expect(ticketsIn(typed)).toEqual([
    'Boom-type Elevating Work Platform | WL0440218 |  | 12/2027',
    'Forklift | WL0440218 |  | 12/2027',
    'Dogging | WL0440218 |  | 12/2027',
    'MARCSTA',
    'TBOSIET |  |  | 09/2026',
  ])
})

test('a ticket whose date is broken off is no head of a table, and a licence with its end no heading', () => {
  expect(ticketsIn('HR licence || Exp\n08/2028')).toEqual(['Heavy Rigid (HR) |  |  | 08/2028'])
  expect(ticketsIn('White Card || Exp 01/2027\nDriver’s Licence || Exp 02/2031')).toEqual([
    'White Card |  |  | 01/2027',
    'Car (C) |  |  | 02/2031',
  ])
})

test.each([
  ['Ticket || Number || Done || Runs out', '|| '],
  ['What || No. || Got || To', '|| '],
  ['Card || Ref || Since || Good till', '|| '],
])('whatever its columns are called, a table has no tickets among its heads: %s', (heads, gap) => {
  const typed = `${heads}\nWhite Card ${gap}4471 ${gap}2012 ${gap}\nFirst Aid ${gap}77120 ${gap}2024 ${gap}08/2027`
  expect(ticketsIn(typed).map((one) => one.split(' | ')[0])).toEqual(['White Card', 'First Aid'])
  expect(ticketsIn(typed)[1]).toContain('08/2027')
})

test('a card of letters and a figure is one in a table, and no number of the one above', () => {
  expect(
    ticketsIn('Card || No. || To\nRIW card || 4471903 || 12/27\nPO2 (NSW) || || 05/27'),
  ).toEqual(['Rail Industry Worker (RIW) | 4471903 |  | 12/27', 'PO2 (NSW) |  |  | 05/27 |  | NSW'])
})

test('a table may have a code, a unit and a site for its names, and "none" for an end', () => {
  const units = 'Code || Unit || Year\nRIIWHS204E || Work safely at heights || 2025'
  expect(ticketsIn(units)).toEqual(['Working at Heights |  | 2025'])
  const sites = 'Site || Induction || Date\nKarri Pit || Level 1 || 02/2026'
  expect(ticketsIn(sites)).toEqual(['Karri Pit Level 1 |  | 02/2026'])
  const ends = 'Issued || Expires || Ticket\n2016 || none || White Card'
  expect(ticketsIn(ends)).toEqual(['White Card |  | 2016'])
})

test('a table may hold two tickets in a row', () => {
  const typed = `
    Ticket || Expiry || Ticket || Expiry
    HR Licence || 14/08/2028 || First Aid || 03/2027
    White Card || N/A || Forklift || 22/05/2029
    Dogging || 2030`
  expect(ticketsIn(typed)).toEqual([
    'Heavy Rigid (HR) |  |  | 14/08/2028',
    'First Aid |  |  | 03/2027',
    'White Card',
    'Forklift |  |  | 22/05/2029',
    'Dogging |  |  | 2030',
  ])
})

test('how a ticket stands is said in its row', () => {
  const typed = `
    Ticket || Number || Status || Expiry
    Forklift || 4471903 || Current || 15.03.2028
    Shotfirer licence || ST-1123 || In progress ||
    First Aid || || Renewal in progress || 01.12.2026`
  expect(ticketsIn(typed)).toEqual([
    'Forklift | 4471903 |  | 15.03.2028',
    'First Aid |  |  | 01.12.2026',
  ])
})

test('a form asks for the classes of a card and then for its end', () => {
  const typed = `
    Driver's licence class || HR
    Driver's licence expiry || 04/07/2029
    High risk licence classes || LF, WP
    High risk licence expiry || 10/2028
    Confined space || N`
  expect(ticketsIn(typed)).toEqual([
    'Heavy Rigid (HR) |  |  | 04/07/2029',
    'Forklift |  |  | 10/2028',
    'Boom-type Elevating Work Platform |  |  | 10/2028',
  ])
})

test('what is crossed under no is not held', () => {
  const typed = `
    Ticket || Number || Yes || No || Expiry
    White Card || 4471 || X
    First Aid || 4472 || Y || || 30/9/27
    Forklift || 4473 || || X || `
  expect(ticketsIn(typed).map((one) => one.split(' | ')[0])).toEqual(['White Card', 'First Aid'])
})

test('a year may stand so near to a name that no gap shows', () => {
  const typed = `
    Year || What || Where || Good until
    2024 First Aid || Red Cross || May 2027
    2019 || White Card || Wandoo Training || `
  expect(ticketsIn(typed)).toEqual([
    'First Aid |  | 2024 | May 2027 | Red Cross',
    'White Card |  | 2019 |  | Wandoo Training',
  ])
})

test('a table may have one column for all that is told', () => {
  const typed = `
    Ticket || Details
    Driver’s licence || HR, WA, no. 3320019, expires 12/9/2028
    High risk work || DG, LF – HRW 221199, expires 3/3/2029
    Other || White card, MARCSTA`
  expect(ticketsIn(typed)).toEqual([
    'Heavy Rigid (HR) | 3320019 |  | 12/9/2028 |  | WA',
    'Dogging | 221199 |  | 3/3/2029',
    'Forklift | 221199 |  | 3/3/2029',
    'White Card',
    'MARCSTA',
  ])
})

test('a table of machines says when somebody was found fit for each', () => {
  const typed = `
    Machine || Hours || VOC
    Cat D10T dozer || 4,200 || Mar 2025
    Komatsu PC1250 || 1,900 || Nov 2024`
  expect(ticketsIn(typed)).toEqual([
    'Dozer |  | Mar 2025 |  |  |  | Cat D10T',
    'Verification of Competency (VOC) |  | Nov 2024 |  |  |  | Komatsu PC1250',
  ])
})

test('qualifications that end are tickets', () => {
  const typed = `
    Qualification || Issued by || Expires
    First Aid || Saferight || 09/2027`
  expect(ticketsIn(typed)).toEqual(['First Aid |  |  | 09/2027 | Saferight'])
})

test('a table may be typed with bars between its cells', () => {
  const typed =
    'Licence | Number | Issuer | Expiry\nMR licence | 5512876 | | 20/05/2028\nMSIC | | | 30/11/2027'
  expect(ticketsIn(typed)).toEqual([
    'Medium Rigid (MR) | 5512876 |  | 20/05/2028',
    'Maritime Security Identification Card (MSIC) |  |  | 30/11/2027',
  ])
})

test('a table may say first of what kind each ticket is', () => {
  const table = `
    Area || Competency || Held since || Good until
    Site || Cyanide awareness || 2017 || 12 Dec 2026
    Regulator || HRWL LF (forklift) || 2016 || 7 Jul 2031
    Site || ERT member || 2020 || ongoing`
  expect(ticketsIn(table)).toEqual([
    'Cyanide awareness |  | 2017 | 12 Dec 2026',
    'Forklift |  | 2016 | 7 Jul 2031',
    'ERT member |  | 2020',
  ])
})

test('a driver’s licence whose class stands in another column is none for a car', () => {
  const typed = `
    Ticket || Held (Y/N) || Card no. || Expiry date
    Confined Space || Y || || 03/2027
    Drivers licence || HR || ||`
  expect(ticketsIn(typed).map((ticket) => ticket.split(' | ')[0])).toEqual([
    'Confined Space Entry',
    'Heavy Rigid (HR)',
  ])
})

test('the end of a name stands below it in its cell, and whoever ran a rig was assessed by somebody', () => {
  const typed = `
    Ticket || Expiry || Ticket || Expiry
    HR licence WA || 07/2028 || Dogging || 06/2027
    5577102
    National police || 08/2027 || Section 54 || 05/2031
    clearance
    Rigs (VOC)
    Rig || Assessed by || Date || Level
    Schramm T685WS || Goldfields RC || 09/2025 || Driller`
  expect(ticketsIn(typed)).toEqual([
    'Heavy Rigid (HR) | 5577102 |  | 07/2028 |  | WA',
    'Dogging |  |  | 06/2027',
    'National Police Check |  |  | 08/2027',
    'Section 54 |  |  | 05/2031',
    'Schramm T685WS |  | 09/2025 |  | Goldfields RC',
  ])
})

test('a register of machines tells when somebody was signed off, last assessed and is due', () => {
  const typed = `
    Machine || Make and model || Unit || First signed off || Last VOC || VOC due
    Rear dump || Cat 793D || RIIMPO338E || 06/2016 || 02/2026 || 02/2028
    Grader || Cat 16M || RIIMPO324F || 08/2021 || 05/2025 || 05/2027
    Dozer || Cat D10T2 || RIIMPO323E || 01/2023 || 05/2025 || 05/2027
    Excavator || Liebherr R9800 || in training
    Hours are from the site systems up to September 2026.`
  expect(ticketsIn(typed)).toEqual([
    'Haul Truck |  | 06/2016 | 02/2028 |  |  | Cat 793D',
    'Grader |  | 08/2021 | 05/2027 |  |  | Cat 16M',
    'Dozer |  | 01/2023 | 05/2027 |  |  | Cat D10T2',
  ])
})

test('what is taught in training is held, and the surface induction of one state is not that of another', () => {
  const typed = `
    Certificate IV in Training and Assessment TAE40122
    Generic coal surface induction (NSW), issued 04.2016
    Standard 11 (QLD), 14.07.2022 to 14.07.2027
    Cat 3 medical`
  expect(ticketsIn(typed)).toContain('Coal Generic Induction (NSW) |  | 04.2016 |  |  | NSW')
  expect(ticketsIn(typed)).toContain('Standard 11 |  | 14.07.2022 | 14.07.2027 |  | QLD')
  expect(ticketsIn(typed)[0]).toContain('Training and Assessment')
})

test('ends by name stand apart from the end of the others', () => {
  expect(
    ticketsIn(`
      Compliance item || Sighted || Number || Expiry
      HRW – LF / WP / DG || Y || 1198823 || WP, DG 01/04/2029; LF 11/10/2027
      First Aid / CPR || Y || FA 20018 || 05/2027 – CPR 05/2026
      Confined space || N ||  || `),
  ).toEqual([
    'Boom-type Elevating Work Platform | 1198823 |  | 01/04/2029',
    'Dogging | 1198823 |  | 01/04/2029',
    'Forklift | 1198823 |  | 11/10/2027',
    'CPR | FA 20018 |  | 05/2026',
    'First Aid | FA 20018 |  | 05/2027',
  ])
})

test('a ticket with its end is no head of a table', () => {
  expect(ticketsIn('Permit issuer (Santos) || exp 3/28\n4WD || 2022')).toEqual([
    'Issue Work Permits |  |  | 3/28',
    '4WD |  | 2022',
  ])
})

test('what was renewed is held, and lasts as long as the table says', () => {
  expect(
    ticketsIn(`
      Item || Issue || Valid to
      LF / WP || 10/11/2021 || 10/11/2026 (renewed, awaiting card)
      Confined space || Oct 2024 || 3 years
      First Aid + CPR || 20 Jan 2026 || 20 Jan 2029 / 20 Jan 2027`),
  ).toEqual([
    'Forklift |  | 10/11/2021 | 10/11/2026',
    'Boom-type Elevating Work Platform |  | 10/11/2021 | 10/11/2026',
    'Confined Space Entry |  | Oct 2024 | 3 years',
    'First Aid |  | 20 Jan 2026 | 20 Jan 2029',
    'CPR |  | 20 Jan 2026 | 20 Jan 2027',
  ])
})
