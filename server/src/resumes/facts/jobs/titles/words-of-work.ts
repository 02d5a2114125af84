import { readPackagedTable } from '../../../../packaged/packaged-table.ts'

let known: ReadonlySet<string> | undefined

/**
 * Whether every word of a name is one of those that work itself is told in, or that another title of the
 * resume has: "Driller, Diamond", "Shift Supervisor – Stockyard", and no site or firm.
 */
export function isToldOfWork(name: string, titles: readonly string[]): boolean {
  known ??= wordsOfTables()
  const words = telling(name)
  const others = new Set(titles.flatMap(telling))
  return (
    words.length > 0 &&
    words.every((word) => known?.has(word) || departments.has(word) || others.has(word))
  )
}

/** Where people work in hospitals, shops, kitchens, schools, offices and papers; no site is called by these words. */
const departments = new Set(
  `ward wards casualty icu ccu hdu nicu emergency surgical medical orthopaedics oncology paediatrics paediatric maternity
  palliative dementia outpatients theatre theatres radiology pathology pharmacy dental clinic
  timber building hardware garden grocery produce bakery deli meat seafood menswear womenswear homewares
  electronics checkout retail wholesale trade kitchen pastry bar banquets functions housekeeping reception
  concierge front office back house features news sport sports editorial digital photo
  literacy numeracy maths mathematics physics chemistry biology english science history geography languages
  music drama primary year years grade grades reception secondary kindergarten preschool early years payroll tax audit treasury lending claims
  underwriting platform cloud web backend frontend payments infrastructure control room response
  critical care home dialysis renal crew crews core mobile field night day shift shutdown shutdowns training mental health aged community reliever relief workshop crushing conveying screening processing development production`.split(
    /\s+/,
  ),
)

/** "Timber and Building", and neither a site nor a firm. */
export function isDepartment(name: string): boolean {
  const words = telling(name)
  return words.length > 0 && words.every((word) => departments.has(word))
}

function wordsOfTables(): ReadonlySet<string> {
  const rows = ['skills.tsv', 'occupations.tsv'].flatMap((file) =>
    readPackagedTable(`resumes/${file}`, ['name', 'aliases']),
  )
  return new Set(rows.flatMap(({ name, aliases }) => [...telling(name), ...telling(aliases)]))
}

function telling(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}[\p{L}&-]*/gu) ?? []).filter((word) => !small.has(word))
}

const small = new Set(['and', 'of', 'the', '&', 'to'])
