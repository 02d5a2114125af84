import { expect, test } from 'vitest'
import type { StaffProfile } from '@headframe/wire'
import { sheetRows } from '../testing/sheets.ts'
import { makeMemberSheet } from './member-sheet.ts'

const casey: StaffProfile = {
  profile_hash: 'a'.repeat(32),
  hash: 'a'.repeat(32),
  uuid: null,
  full_name: 'Casey Morgan',
  email: 'casey@people.example',
  phone: '+61491570156',
  location: 'Kambalda WA',
  linkedin_url: 'https://www.linkedin.com/in/casey',
  employeeType: 1,
  availability: 0.5,
  availability_date: 1_795_000_000,
  sortingAvailability: 1_796_209_600,
  salary: 152_000,
  rate: 82.5,
  visa: 'Citizen',
  trafficlight_status: 1,
  current_role: 'Dozer Operator',
  current_company: 'Saltbush Mining',
  total_experience: 140,
  experience_company: 90,
  updated_total_experience: 143,
  updated_experience_company: 92,
  total_companies: 2,
  companies: JSON.stringify(['Saltbush Mining', 'Wandoo Civil']),
  loyalty: 71,
  tags: [
    { tag: 'Dozer', tag_count: 3 },
    { tag: 'Grader', tag_count: 1 },
  ],
  tickets: [],
  talentPools: [],
  pools: [],
  notes: [],
  notes_count: 0,
  parse_date: 1_790_000_000,
  parse_timestamp: 1_790_000_000,
  has_resume: true,
  member_status: 'Accepted',
  member_since: 1_795_000_000,
  source: 'upload',
  said: null,
}
const madeAt = new Date('2026-11-23T02:00:00Z')

test('a sheet has a head and a row for each member, with numbers as numbers and days as days', async () => {
  const { rows, xml } = await sheetRows(await makeMemberSheet({ madeAt, members: [casey] }))

  expect(rows[0]).toEqual([
    'Name',
    'Current role',
    'Current company',
    'Location',
    'Availability',
    'Salary',
    'Hourly rate',
    'Visa',
    'Open to work',
    'Employee type',
    'Total experience (months)',
    'Current tenure (months)',
    'Company tenure (months)',
    'Companies',
    'Company names',
    'Tags',
    'Email',
    'Phone',
    'LinkedIn',
    'Status',
    'Parsed on',
  ])
  const day = expect.any(Date) as Date
  expect(rows[1]).toEqual([
    'Casey Morgan',
    'Dozer Operator',
    'Saltbush Mining',
    'Kambalda WA',
    day,
    152_000,
    82.5,
    'Citizen',
    'Yes',
    'Contract',
    143,
    92,
    71,
    2,
    'Saltbush Mining, Wandoo Civil',
    'Dozer, Grader',
    'casey@people.example',
    '+61491570156',
    'https://www.linkedin.com/in/casey',
    'Accepted',
    day,
  ])
  // The head stays in view.
  expect(xml).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/)
})

test('a notice ends on the day that the member themselves is told, where they live', async () => {
  const lateInPerth = Date.parse('2026-11-29T22:30:00+08:00') / 1000
  const members = [{ ...casey, availability: 0.2, availability_date: lateInPerth }]
  const availabilityAt = async (now: string) => {
    const { rows } = await sheetRows(await makeMemberSheet({ madeAt: new Date(now), members }))
    return rows[1]?.[4]
  }
  expect(await availabilityAt('2026-12-05T15:59:59Z')).toEqual(new Date('2026-12-06'))
  expect(await availabilityAt('2026-12-05T16:00:00Z')).toBe('Now')
})

test.each(['=1+1', '+61 491', '-cmd', '@SUM(A1)', '=HYPERLINK("http://evil.example")'])(
  'what somebody called themselves is text: %s',
  async (name) => {
    const members = [{ ...casey, full_name: name, location: name }]
    const { rows, xml } = await sheetRows(await makeMemberSheet({ madeAt, members }))

    expect(rows[1]?.[0]).toBe(name)
    expect(rows[1]?.[3]).toBe(name)
    expect(xml).not.toContain('<f')
  },
)

test('letters of all kinds, and what cannot stand in a sheet, come through', async () => {
  const members = [
    { ...casey, full_name: 'Łukasz Żółć & José <Núñez> "Q" 😀' },
    { ...casey, full_name: 'Bell\u0007 and\u0001 control' },
    { ...casey, full_name: 'x'.repeat(255), salary: null, availability: 0 },
  ]
  const { rows } = await sheetRows(await makeMemberSheet({ madeAt, members }))

  expect(rows[1]?.[0]).toBe('Łukasz Żółć & José <Núñez> "Q" 😀')
  expect(String(rows[2]?.[0])).toMatch(/^Bell.*and.*control$/)
  expect(rows[3]?.[0]).toBe('x'.repeat(255))
  expect(rows[3]?.[4] ?? null).toBeNull()
})
