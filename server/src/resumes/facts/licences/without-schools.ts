import { plain } from '../../../text/plain.ts'
import type { ReadLicence, ReadStudy } from '../../resume-facts.ts'

/** A school that stands below its course looks like a ticket that no list knows: "Perth Care College, Bentley". */
export function withoutSchools(
  licences: readonly ReadLicence[],
  studies: readonly ReadStudy[],
): readonly ReadLicence[] {
  const schools = new Set(studies.flatMap(({ school }) => (school ? [plain(school)] : [])))
  return licences.filter(({ name, isAsWritten }) => {
    const [first = ''] = name.split(', ')
    return !isAsWritten || !(schools.has(plain(name)) || schools.has(plain(first)))
  })
}
