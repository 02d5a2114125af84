import type { KeyPerson } from '@headframe/wire'

/** A person as the registration names their parts. */
interface RegisteredPerson {
  readonly firstName: string
  readonly lastName: string
  readonly role: string
}

export function asRegistered({ first_name, last_name, role }: KeyPerson): RegisteredPerson {
  return { firstName: first_name, lastName: last_name, role }
}

export function asKeyPerson({ firstName, lastName, role }: RegisteredPerson): KeyPerson {
  return { first_name: firstName, last_name: lastName, role }
}
