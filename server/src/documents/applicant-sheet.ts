import { freeOf, isoDay, nameOf, phoneOf, statusOf } from './applicant-words.ts'
import type { ApplicantListFacts, ListedPerson } from './applicant-words.ts'

type Cell = string | number | null

const columns: readonly (readonly [string, (person: ListedPerson, madeAt: Date) => Cell])[] = [
  ['Name', nameOf],
  ['Status', statusOf],
  ['Applied on', ({ application_date }) => isoDay(new Date(application_date * 1000))],
  ['Current role', ({ current_role }) => current_role],
  ['Current company', ({ current_company }) => current_company],
  ['Preferred role', ({ preferred_role }) => preferred_role],
  ['Total experience (months)', ({ updated_total_experience }) => updated_total_experience],
  ['Licences and tickets', ({ licences }) => licences.join(', ')],
  ['Suburb', ({ suburb }) => suburb],
  ['State', ({ state }) => state],
  ['Distance (km)', ({ distance_km }) => distance_km],
  ['Rate', ({ rate }) => rate],
  ['Rate per', ({ rate_type }) => rate_type],
  ['Available', freeOf],
  ['Email', ({ email }) => email],
  ['Phone', phoneOf],
]

/** The mark by which spreadsheets know that letters beyond English ones are meant as they stand. */
const byteOrderMark = '\uFEFF'

/** Applicants as lines with commas between. */
export function makeApplicantSheet({ people, madeAt }: ApplicantListFacts): Promise<Buffer> {
  const head = columns.map(([name]) => name)
  const rows = people.map((person) => columns.map(([, cell]) => cell(person, madeAt)))
  const lines = [head, ...rows].map((row) => `${row.map(cellText).join(',')}\r\n`)
  return Promise.resolve(Buffer.from(byteOrderMark + lines.join('')))
}

/** Nobody's text is ever a formula: what a spreadsheet would take for one begins with a quote. */
function cellText(cell: Cell): string {
  if (typeof cell !== 'string') return String(cell ?? '')
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
