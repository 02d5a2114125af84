import * as z from 'zod/mini'
import { notUnderstood, optionalText, text, tooLong, tooMany } from '../core/fields.ts'
import { listFromJsonText } from '../core/json-text.ts'
import { words } from '../words.ts'

/** How much a company may say about itself, in characters or entries. */
export const companySizes = {
  name: 255,
  website: 2048,
  logo: 2048,
  logoType: 255,
  office: 255,
  employeeSize: 120,
  industry: 120,
  summary: 4000,
  personPart: 120,
  projectName: 200,
  projectStage: 120,
  rows: 50,
  entry: 120,
  entries: 100,
  ticker: 12,
  amount: 64,
  roster: 255,
  hours: 255,
  facilities: 4000,
} as const

export const companyName = text(
  words.companyNameRequired,
  companySizes.name,
  words.companyNameTooLong,
)

/** Texts, each once: blanks collapsed, empty ones dropped, the same word in other letters left out. */
export const uniqueTexts = z.pipe(
  z.transform((value) => {
    const list = listFromJsonText(value)
    return Array.isArray(list) ? dropRepeated(list.map(collapseBlanks)) : list
  }),
  z
    .array(
      z.string(notUnderstood).check(z.maxLength(companySizes.entry, tooLong(companySizes.entry))),
    )
    .check(z.maxLength(companySizes.entries, tooMany(companySizes.entries))),
)

export const ticker = z.pipe(
  optionalText(companySizes.ticker),
  z.transform((symbol) => symbol.toUpperCase()),
)

/**
 * Rows of a few texts, those without any text left out: only once they are judged, so that a fault
 * names the row as it was sent. A row of an older client is renewed first.
 */
function rowsOf<Row extends z.ZodMiniObject>(row: Row, renew = (entry: unknown) => entry) {
  return z
    .pipe(
      z.pipe(
        z.transform((value) => {
          const list = listFromJsonText(value)
          return Array.isArray(list) ? list.map(renew) : list
        }),
        z.array(row),
      ),
      z.transform((rows) => rows.filter(hasText)),
    )
    .check(z.maxLength(companySizes.rows, tooMany(companySizes.rows)))
}

const personPart = optionalText(companySizes.personPart)
const project = z.object(
  {
    name: optionalText(companySizes.projectName),
    stage: optionalText(companySizes.projectStage),
  },
  notUnderstood,
)

/** People and projects as the registration names them. */
export const registeredPeople = rowsOf(
  z.object({ firstName: personPart, lastName: personPart, role: personPart }, notUnderstood),
  (entry) => splitName(entry, 'firstName', 'lastName'),
)

/** People as the profile names them. */
export const keyPeople = rowsOf(
  z.object({ first_name: personPart, last_name: personPart, role: personPart }, notUnderstood),
  (entry) => splitName(entry, 'first_name', 'last_name'),
)

export const keyProjects = rowsOf(project)

export interface KeyPerson {
  readonly first_name: string
  readonly last_name: string
  readonly role: string
}

export interface KeyProject {
  readonly name: string
  readonly stage: string
}

export function isMining(industryName: string | null | undefined): boolean {
  return industryName?.toLowerCase().includes('mining') ?? false
}

/** Older data has one name and a position: it is split at its first blank. */
function splitName(entry: unknown, first: string, last: string): unknown {
  if (typeof entry !== 'object' || entry === null) return entry
  const { name, position, ...row } = entry as Record<string, unknown>
  const [before = '', ...after] = typeof name === 'string' ? name.trim().split(/\s+/) : []
  return {
    ...row,
    [first]: row[first] ?? before,
    [last]: row[last] ?? after.join(' '),
    role: row['role'] ?? position,
  }
}

function hasText(row: object): boolean {
  return Object.values(row).some((value) => value !== '')
}

function collapseBlanks(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim() : value
}

function dropRepeated(values: readonly unknown[]): unknown[] {
  const known = new Set<unknown>()
  return values.filter((value) => {
    const key = typeof value === 'string' ? value.toLowerCase() : value
    if (value === '' || known.has(key)) return false
    known.add(key)
    return true
  })
}
