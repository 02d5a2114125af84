import { anyOf, pattern } from '../../../../text/any-of.ts'
import { namesMachines } from '../../machines.ts'

const notNaming = anyOf(
  // How somebody was employed
  /fifo|dido|casual|contract|permanent|full[ -]?time|part[ -]?time|temporary|temp|fixed[ -]term/i,
  /labour hire|self|various/i,
  // Where in the mine
  /department|underground|open cut|surface|maintenance|production|operations/i,
  /roster|remote|hybrid|on[ -]?site|internship|seasonal|shutdowns?|projects?/i,
  /freelance|n\/a|apprenticeship|contractor/i,
)

const noNames = pattern`^${notNaming}\b`

/** "Pit Supervisor (OCE)": to what somebody was appointed, in its letters. */
const appointments = /^(?:oce|erzc|sse|umm|ums|uvo|hsr|ert|2ic|leading hand)$/i

/** What may be the name of a firm or of a job: not how somebody was employed, and no sentence. */
export function isName(text: string): boolean {
  if (noNames.test(text) || /[!?]$/.test(text) || appointments.test(text) || namesMachines(text))
    return false
  return /^[\p{Lu}\p{N}]/u.test(text) && text.split(/\s+/).length <= 7
}
