import { contractorFacts, contractorProfiles } from '@headframe/wire'
import type { FactKind, InputOf, OwnFacts } from '@headframe/wire'
import { aPdf } from './documents.ts'
import { aRegisteredContractor } from './people.ts'
import type { Person } from './people.ts'
import type { Product } from './product.ts'
import { aFile } from './registration.ts'

/** Contractors whose resumes have been read, and what their profiles say. */
export function peopleRead(product: Product) {
  const factsOf = (person: Person) => product.as(person).send(contractorFacts.show, {})
  return {
    async somebodyRead(): Promise<Person> {
      const person = await aRegisteredContractor(product)
      await product.runTasks()
      return person
    },
    factsOf,
    profileOf: (person: Person) => product.as(person).send(contractorProfiles.own, {}),
    /** Brings another resume, which is read. */
    async bring(person: Person, lines: readonly string[]): Promise<OwnFacts> {
      const replaceFile = aFile('newer.pdf', await aPdf(lines))
      await product.as(person).send(contractorProfiles.replaceResume, { replaceFile })
      await product.runTasks()
      return factsOf(person)
    },
  }
}

type Said = InputOf<typeof contractorFacts.add>

/** A fact as its owner says it; what they leave out is null. */
export function saying(kind: FactKind, said: Partial<Said>): Said {
  const nothing = { name: null, where: null, place: null, start: null, end: null }
  return { kind, ...nothing, is_current: false, ...said }
}

export function named({ facts }: OwnFacts, name: string) {
  const found = facts.find(({ fact }) => fact.name === name)
  if (!found) throw new Error(`There is no ${name}`)
  return found
}
