import { describe, expect, test } from 'vitest'
import type { MonthOfYear } from '../../resume-facts.ts'
import { dateRangesIn } from './date-ranges.ts'

function printed(date: MonthOfYear | null): string {
  if (!date) return 'now'
  return date.month ? `${date.year}-${String(date.month).padStart(2, '0')}` : `${date.year}`
}

function read(line: string): string[] {
  return dateRangesIn(line).map(({ start, end, form }) =>
    form === 'single' ? printed(start) : `${printed(start)}..${printed(end)}`,
  )
}

describe('a range of dates', () => {
  test.each([
    ['Sep. 2023 – Present', '2023-09..now'],
    ['Sep 2019 - Mar 2021', '2019-09..2021-03'],
    ['2017 to Christmas 2024', '2017..2024-12'],
    ['2025 (Feb to Nov, on and off): fitter', '2025-02..2025-11'],
    ['Driller, winters of 2018, 2019 and 2022', '2018..2022'],
    ['Oct ’16 – Mar ’18', '2016-10..2018-03'],
    ['2015 to 18 - Fitter', '2015..2018'],
    ['2015 – 18: Fitter', '2015..2018'],
    ['Between 2019 and early 2021 I worked', '2019..2021'],
    ['between July 2019 and 2021', '2019-07..2021'],
    ['07/2022 - 11/2023', '2022-07..2023-11'],
    ['07.2022–11.2023', '2022-07..2023-11'],
    ['03.24 – present', '2024-03..now'],
    ['01.20 – 02.24', '2020-01..2024-02'],
    ['Fitter\tJan-20\tFeb-24', '2020-01..2024-02'],
    ['1/20\t2/24\tFitter', '2020-01..2024-02'],
    ['2022/10 – 2023/02', '2022-10..2023-02'],
    ['Oct 21 – Mar 23: Serviceperson', '2021-10..2023-03'],
    ['2017 June – 2021 Jan', '2017-06..2021-01'],
    ['Q1 2024 → now', '2024..now'],
    ['march 2022 – presant', '2022-03..now'],
    ['Since Mar 21. Before that a driver', '2021-03..now'],
    ['2008-05 — 2015-08', '2008-05..2015-08'],
    ['June - August 2017', '2017-06..2017-08'],
    ['November - February 2018', '2017-11..2018-02'],
    ['AUGUST 2017-DECEMBER 2021', '2017-08..2021-12'],
    ['16 Jan’15 – 16 May 15', '2015-01..2015-05'],
    ['Sep 15 - NOW', '2015-09..now'],
    ['July’2016 – Till date', '2016-07..now'],
    ['10th October 2003 TO 18th August 2004', '2003-10..2004-08'],
    ['12/05/2003 - 30/06/2005', '2003-05..2005-06'],
    ['01/03/2018 to 30/06/2020', '2018-03..2020-06'],
    ['1.3.2018 – 30.6.2020', '2018-03..2020-06'],
    ['2016 -> Present', '2016..now'],
    ['Since June 2019', '2019-06..now'],
    ['Oct 2019 – date: Driller', '2019-10..now'],
    ['Julio 2019 – a la fecha', '2019-07..now'],
    ['City of Port Augusta — Feb 2013 – May 2016', '2013-02..2016-05'],
    ['2009 - 2010', '2009..2010'],
    ['2015-16', '2015..2016'],
    ['2015/2018', '2015..2018'],
    ['2010-12', '2010..2012'],
    ['2011 / 11 – 2012 / 03', '2011-11..2012-03'],
    ['03/18 – 06/20', '2018-03..2020-06'],
    ['January 2005 - Present (10 years 2 months)', '2005-01..now'],
    ['March 2016 to date', '2016-03..now'],
    ['October 2021 – this day', '2021-10..now'],
    ['May 2021 until now', '2021-05..now'],
    ['March 2016 to current', '2016-03..now'],
    ['March 2016 onwards', '2016-03..now'],
    ['From: March 2015 To: June 2018', '2015-03..2018-06'],
    ['Start Date: 01/02/2019 End Date: Present', '2019-02..now'],
    ['Jan 2019 – (ongoing)', '2019-01..now'],
    ['Mar 2021 – Jan 2019', '2019-01..2021-03'],
    ['Present – March 2019', '2019-03..now'],
    ['Current - Jan 2020', '2020-01..now'],
    ['Febuary 2014 - Septmber 2015', '2014-02..2015-09'],
    ['Novemeber 2014 until Ocotber 2015', '2014-11..2015-10'],
    ['Early 2018 – late 2019', '2018..2019'],
    ['Summer 2012 – Winter 2013', '2012..2013'],
    ['janvier 2015 – aujourd’hui', '2015-01..now'],
    ['Março', ''],
    ['mei 2012 – heden', '2012-05..now'],
    ['Enero de 2015 a Marzo de 2017', '2015-01..2017-03'],
    ['Oktober 2015 bis Dezember 2017', '2015-10..2017-12'],
    ['March 3, 2019 – April 14, 2020', '2019-03..2020-04'],
    ['2018年', ''],
    ['2019-01-15 to 2020-02-28', '2019-01..2020-02'],
    ['1st of March 2018 - 5th of May 2019', '2018-03..2019-05'],
    ['Jan-Mar 2019', '2019-01..2019-03'],
    ['Sep-2019 to Oct-2020', '2019-09..2020-10'],
  ])('%s', (line, expected) => {
    expect(read(line)).toEqual(expected === '' ? [] : [expected])
  })

  test('hangs when the line ends at the dash', () => {
    expect(dateRangesIn('Driller, February 2014 –')).toMatchObject([
      { start: { year: 2014, month: 2 }, end: null, form: 'hanging' },
    ])
  })

  test('is found twice in one bracket', () => {
    expect(read('Fitter (Jan 2015 – Mar 2016, May 2017 – Jun 2018)')).toEqual([
      '2015-01..2016-03',
      '2017-05..2018-06',
    ])
  })

  test('says where it stands', () => {
    const line = 'Acme Mining | 12/05/2003 to date | Perth'
    const [range] = dateRangesIn(line)
    expect(line.slice(range?.at.start, range?.at.end)).toBe('12/05/2003 to date')
  })
})

describe('a single date', () => {
  test.each([
    ['Completed March 2019', '2019-03'],
    ['Bachelor of Engineering, 2012', '2012'],
    ['DOB 12/05/1983', '1983-05'],
    ['Sep 26\tAcme Mining\tOutage', '2026-09'],
  ])('%s', (line, expected) => {
    expect(read(line)).toEqual([expected])
  })
})

describe('no date at all', () => {
  test.each([
    'Roster 8/6 then 14/7',
    'Rates $10.24 – $12.24 an hour',
    'Bolts 1.20 – 2.24 m',
    'FIFO 2:1 roster',
    'AS/NZS 4801:2001 and ISO 9001:2015',
    'AS 2001 and AS/NZS 1984',
    '0419 390 496',
    '+61 491 570 006',
    '(08) 9021 2015',
    'doi 10.1016/2019.05',
    'ABN 51 824 753 556',
    'Sydney NSW 2000',
    'PO Box 2015',
    'Budget of $2015',
    'I may do it in the march of time',
    'Caterpillar 793F and 2050t shovel',
    'Responsible for 1984% growth',
    'Ticket 200912345',
    '24/7 call out',
  ])('%s', (line) => {
    expect(read(line)).toEqual([])
  })
})

test('a hostile line is read in linear time', () => {
  const begun = process.cpuUsage()
  dateRangesIn('2019 - 1/2/'.repeat(10_000))
  dateRangesIn('Sep-'.repeat(25_000))
  expect(process.cpuUsage(begun).user / 1000).toBeLessThan(3000)
})
