import { readLicences } from '../facts/licences/read-licences.ts'
import { readSections } from '../facts/sections/read-sections.ts'
import { typedResume } from './typed-resume.ts'

const asOf = new Date('2026-11-24T00:00:00Z')

/** "name | number | issued | expiry | issuer | state | machine", without what is empty at the end. */
export function ticketsIn(typed: string): string[] {
  const tickets = readLicences(readSections(typedResume(`# Tickets\n${typed}`)), asOf)
  return tickets.map(({ name, number, issued, expiry, issuer, state, machine }) =>
    [name, number, issued, expiry, issuer, state, machine]
      .map((value) => value ?? '')
      .join(' | ')
      .replace(/[ |]+$/, ''),
  )
}

/** "name @expiry | name": where a ticket begins and ends. */
export function namesIn(typed: string): string {
  return ticketsIn(typed)
    .map((ticket) => {
      const [name = '', , , expiry = ''] = ticket.split(' | ')
      return expiry === '' ? name : `${name} @${expiry}`
    })
    .join(' | ')
}
