import { dayFreeFrom, employeeTypes, productName, stateIn } from '@headframe/wire'
import type { StaffProfile } from '@headframe/wire'

export interface MemberSheetFacts {
  readonly madeAt: Date
  readonly members: readonly StaffProfile[]
}

type Cell = string | number | Date | null

interface Column {
  readonly header: string
  readonly width: number
  readonly format?: string
  readonly cell: (member: StaffProfile, madeAt: Date) => Cell
}

const dollars = '"$"#,##0.00'
const day = 'd mmm yyyy'

const columns: readonly Column[] = [
  { header: 'Name', width: 26, cell: ({ full_name }) => full_name },
  { header: 'Current role', width: 28, cell: ({ current_role }) => current_role },
  { header: 'Current company', width: 26, cell: ({ current_company }) => current_company },
  { header: 'Location', width: 24, cell: ({ location }) => location },
  { header: 'Availability', width: 16, format: day, cell: availabilityOf },
  { header: 'Salary', width: 14, format: dollars, cell: ({ salary }) => salary },
  { header: 'Hourly rate', width: 13, format: dollars, cell: ({ rate }) => rate },
  { header: 'Visa', width: 24, cell: ({ visa }) => visa },
  { header: 'Open to work', width: 13, cell: (member) => yesOrNo(member.trafficlight_status) },
  { header: 'Employee type', width: 15, cell: typeOf },
  {
    header: 'Total experience (months)',
    width: 16,
    cell: ({ updated_total_experience }) => updated_total_experience,
  },
  {
    header: 'Current tenure (months)',
    width: 16,
    cell: ({ updated_experience_company }) => updated_experience_company,
  },
  { header: 'Company tenure (months)', width: 16, cell: ({ loyalty }) => loyalty },
  { header: 'Companies', width: 12, cell: ({ total_companies }) => total_companies },
  { header: 'Company names', width: 40, cell: ({ companies }) => namesIn(companies) },
  { header: 'Tags', width: 40, cell: ({ tags }) => tags.map(({ tag }) => tag).join(', ') },
  { header: 'Email', width: 30, cell: ({ email }) => email },
  { header: 'Phone', width: 18, cell: ({ phone }) => phone },
  { header: 'LinkedIn', width: 36, cell: ({ linkedin_url }) => linkedin_url },
  { header: 'Status', width: 12, cell: ({ member_status }) => member_status },
  { header: 'Parsed on', width: 14, format: day, cell: ({ parse_date }) => dayOf(parse_date) },
]

/** Everybody on a bench as a sheet, with the first row in view. Nobody's text is ever a formula. */
export async function makeMemberSheet({ madeAt, members }: MemberSheetFacts): Promise<Buffer> {
  // Loaded with the first sheet, as the library of the documents is.
  const { writeXlsx } = await import('hucre/xlsx')
  const bytes = await writeXlsx({
    properties: { creator: productName, created: madeAt, modified: madeAt },
    sheets: [
      {
        name: 'Members',
        freezePane: { rows: 1 },
        columns: columns.map(({ header, width, format }, at) => ({
          header,
          key: String(at),
          width,
          ...(format && { numFmt: format }),
        })),
        data: members.map((member) =>
          Object.fromEntries(columns.map(({ cell }, at) => [String(at), cell(member, madeAt)])),
        ),
      },
    ],
  })
  return Buffer.from(bytes)
}

/** A cell has no clock: its day is the one where they live. */
function availabilityOf(member: StaffProfile, madeAt: Date): Cell {
  const { availability, availability_date: saidAt, location } = member
  if (availability === 0) return null
  const state = stateIn(location ?? '')
  const free = dayFreeFrom({ availability, availability_date: saidAt ?? 0, state }, madeAt)
  return free === undefined ? 'Now' : new Date(free)
}

function typeOf({ employeeType }: StaffProfile): Cell {
  return employeeTypes.find(({ value }) => value === employeeType)?.name ?? null
}

/** Written by our own reader, as JSON. */
function namesIn(companies: string): string {
  return (JSON.parse(companies) as string[]).join(', ')
}

function yesOrNo(light: number): string {
  return light === 1 ? 'Yes' : 'No'
}

function dayOf(seconds: number | null): Date | null {
  return seconds === null ? null : new Date(seconds * 1000)
}
