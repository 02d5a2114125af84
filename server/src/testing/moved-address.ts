import { contractorSettings } from '@headframe/wire'
import type { Person } from './people.ts'
import type { Product } from './product.ts'

/** A contractor gives their account another address. */
export async function moveTo({ as }: Product, person: Person, email: string): Promise<void> {
  await as(person).send(contractorSettings.email, {
    setting: 'email',
    newEmailAddress: email,
    newEmailAddressConfirm: email,
    accountPassword: person.password,
  })
}
