import type { PersonValues } from './person-values.ts'

interface Versions {
  /** What both began with. */
  readonly base: PersonValues
  /** What stands in this window. */
  readonly mine: PersonValues
  /** What was saved elsewhere meanwhile. */
  readonly theirs: PersonValues
}

interface Joined {
  /** Mine, with everything that only the other side changed. */
  readonly values: PersonValues
  /** What both sides changed, each in its own way: a person has to decide. */
  readonly conflicts: readonly HeadField[]
}

type Fields = readonly (keyof PersonValues)[]

/** Half of one version and half of another would say what nobody has said. */
const hangTogether = [
  ['first_name'],
  ['last_name'],
  ['phone'],
  ['address', 'suburb', 'state', 'post_code'],
  ['visa_status', 'visa_status_other'],
  ['industry', 'role', 'answers'],
  ['availability'],
  ['rate', 'rate_type'],
  ['contract_type'],
  ['ideal_role'],
] as const satisfies readonly Fields[]

/** Whatever hangs together goes by the first of its fields. */
export type HeadField = (typeof hangTogether)[number][0]

/** The fields that are kept or given up with this one. */
export function fieldsWith(head: HeadField): Fields {
  return hangTogether.find(([first]) => first === head) ?? [head]
}

/** Joins two versions of a person that grew from the same one. */
export function joinPerson({ base, mine, theirs }: Versions): Joined {
  const elsewhere = hangTogether.filter((fields) => !isSame(fields, theirs, base))
  const taken = elsewhere.filter((fields) => isSame(fields, mine, base)).flat()
  const conflicts = elsewhere.filter(
    (fields) => !isSame(fields, mine, base) && !isSame(fields, mine, theirs),
  )
  return { values: { ...mine, ...pick(theirs, taken) }, conflicts: conflicts.map(([head]) => head) }
}

/** The fields to send so that what was saved becomes what stands here, and nothing else is touched. */
export function changedFields(saved: PersonValues, values: PersonValues): Fields {
  return hangTogether.filter((fields) => !isSame(fields, values, saved)).flat()
}

function pick(values: PersonValues, fields: Fields): Partial<PersonValues> {
  return Object.fromEntries(fields.map((name) => [name, values[name]]))
}

function isSame(fields: Fields, one: PersonValues, other: PersonValues): boolean {
  return JSON.stringify(said(one, fields)) === JSON.stringify(said(other, fields))
}

/** An answer that nobody has begun is the same as none. */
function said(values: PersonValues, fields: Fields) {
  return fields.map((name) =>
    name === 'answers'
      ? (values.answers ?? []).filter(({ response }) => response !== '')
      : values[name],
  )
}
