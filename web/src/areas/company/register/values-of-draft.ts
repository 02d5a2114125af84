import {
  judgeValue,
  keyProjects,
  registeredPeople,
  uniqueTexts,
  type DraftData,
} from '@headframe/wire'

import { asKeyPerson } from './registered-people.ts'
import { emptyRegistration, type RegistrationValues } from './registration-values.ts'

/** The form as a draft left it. What a draft has in a shape of its own is left blank. */
export function valuesOfDraft(data: DraftData): RegistrationValues {
  const people = judgeValue(registeredPeople, data['keyPeople']).value ?? []
  const projects = judgeValue(keyProjects, data['keyProjects']).value ?? []
  const textsOf = (field: string) => judgeValue(uniqueTexts, data[field]).value ?? []

  return {
    ...emptyRegistration,
    ...textFields(data),
    commodities: textsOf('commodities'),
    softwareUsed: textsOf('softwareUsed'),
    keyPeople: people.length > 0 ? people.map(asKeyPerson) : emptyRegistration.keyPeople,
    keyProjects: projects.length > 0 ? projects : emptyRegistration.keyProjects,
  }
}

/** An industry, for one, may have been kept as a number. */
function textFields(data: DraftData): Partial<RegistrationValues> {
  const plain = Object.entries(emptyRegistration).flatMap(([field, blank]) => {
    const kept = data[field]
    const isText = typeof kept === 'string' || typeof kept === 'number'
    return typeof blank === 'string' && isText ? [[field, String(kept)] as const] : []
  })
  return Object.fromEntries(plain)
}
