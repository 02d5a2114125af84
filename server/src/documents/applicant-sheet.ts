import { freeOf, isoDay, nameOf, phoneOf, statusOf } from './applicant-words.ts'
import { linesWithCommas } from './lines-with-commas.ts'
import type { Cell, SheetColumn } from './lines-with-commas.ts'
import type { ApplicantListFacts, ListedPerson } from './applicant-words.ts'

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

/** Applicants as lines with commas between. */
export function makeApplicantSheet({ people, madeAt }: ApplicantListFacts): Promise<Buffer> {
  return Promise.resolve(linesWithCommas(columnsAt(madeAt), people))
}

function columnsAt(madeAt: Date): readonly SheetColumn<ListedPerson>[] {
  return columns.map(([name, cell]) => [name, (person) => cell(person, madeAt)])
}
