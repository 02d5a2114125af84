import { describe, expect, test } from 'vitest'
import { typedResume } from '../../testing/typed-resume.ts'
import { readSections } from '../sections/read-sections.ts'
import { readLicences } from './read-licences.ts'

const asOf = new Date('2026-11-24T00:00:00Z')

function licencesIn(typed: string): string[] {
  return readLicences(readSections(typedResume(typed)), asOf).map(({ name }) => name)
}

describe('licences', () => {
  test.each([
    ['HRWL: LF, WP, DG', ['Forklift', 'Boom-type Elevating Work Platform', 'Dogging']],
    [
      'High Risk Work Licence classes RI and C6',
      ['Intermediate Rigging', 'Slewing Mobile Crane up to 60 t'],
    ],
    [
      'CB bridge and gantry crane, CV vehicle loading crane',
      ['Bridge and Gantry Crane', 'Vehicle Loading Crane'],
    ],
    ['DG licence for dangerous goods', ['Dangerous Goods Driver Licence']],
    ['MC licence (road ranger)', ['Multi Combination (MC)']],
    ["HR Driver's Licence", ['Heavy Rigid (HR)']],
    ['HR driver licence', ['Heavy Rigid (HR)']],
    ['LR drivers licence', ['Light Rigid (LR)']],
    ['MR class driver’s licence', ['Medium Rigid (MR)']],
    ['Driver Licence: HC', ['Heavy Combination (HC)']],
    ["Driver's licence (class MC)", ['Multi Combination (MC)']],
    ['Heavy rigid (HR) manual driver licence', ['Heavy Rigid (HR)']],
    ['Medium rigid drivers license', ['Medium Rigid (MR)']],
    ['LR, MR, HR driver licence', ['Light Rigid (LR)', 'Medium Rigid (MR)', 'Heavy Rigid (HR)']],
    ['C driver licence', ['Car (C)']],
    ['Driver licence (C, HR)', ['Car (C)', 'Heavy Rigid (HR)']],
    ["HR licence, driver's licence", ['Heavy Rigid (HR)', 'Car (C)']],
    ['C class licence', ['Car (C)']],
    ['RIIWHS204D Work safely at heights', ['Working at Heights']],
    ['MSMWHS217 and HLTAID011', ['Gas Test Atmospheres', 'First Aid']],
    ['RIIMPO338E', ['Haul Truck']],
    ['S1, S2, S3 (G1, G8 and G9)', ['G1 (formerly S1)', 'G8 (formerly S2)', 'G9 (formerly S3)']],
    [
      'White card, MSIC, EEHA',
      ['White Card', 'Maritime Security Identification Card (MSIC)', 'EEHA'],
    ],
  ])('%s', (line, expected) => {
    expect(licencesIn(`# Tickets\n- ${line}`)).toEqual(expected)
  })

  test.each([
    '# Summary\nWorked in HR and payroll for Mr C Brown',
    '# Summary\nLives in Port Augusta SA 5700, flies to WA',
    '# Work History\nDriller, Acme Pty Ltd || 2019 – 2021\n- Did working at heights and confined space work',
    '# Interests\nSingle malts, RS Turbo cars, LO and BS',
  ])('are not seen in: %s', (typed) => {
    expect(licencesIn(typed)).toEqual([])
  })

  test('keep their number and expiry as printed, those of each its own', () => {
    const text = typedResume(`
      # Licences
      - HR Licence No: 1234567, expires 14/08/2027
      - First Aid (exp. 03/2028); CPR (exp. 03/2027)
      - White Card`)

    expect(readLicences(readSections(text), asOf)).toMatchObject([
      { name: 'Heavy Rigid (HR)', code: 'HR', number: '1234567', expiry: '14/08/2027' },
      { name: 'First Aid', code: 'HLTAID011', number: null, expiry: '03/2028' },
      { name: 'CPR', code: 'HLTAID009', number: null, expiry: '03/2027' },
      { name: 'White Card', code: 'CPCCWHS1001', number: null, expiry: null },
    ])
  })
  test('have the unit that is printed beside them, and letters of classes whatever the unit', () => {
    const text = typedResume(`
      # Tickets
      - Conduct wheel loader operations RIIMPO304E 06/2021
      - HLTAID003 Provide first aid
      - Dozer ticket
      - TLILIC0005 Boom EWP over 11m`)

    expect(readLicences(readSections(text), asOf)).toMatchObject([
      { name: 'Front End Loader', code: 'RIIMPO304E' },
      { name: 'First Aid', code: 'HLTAID003' },
      { name: 'Dozer', code: 'RIIMPO323' },
      { name: 'Boom-type Elevating Work Platform', code: 'WP' },
    ])
  })
})
