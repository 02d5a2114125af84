import { MailRefused } from './mailer.ts'

const localPart = /^[\p{L}\p{N}\p{M}.!#$%&'*+/=?^_`{|}~-]{1,64}$/u
const domainLabel = /^[\p{L}\p{N}][\p{L}\p{N}\p{M}-]{0,62}$/u

/**
 * The last gate before a stored address leaves the product: one plain mailbox, that nothing on the
 * way can read as two, as a name with an address behind it, as a command or as somebody else's.
 */
export function mustBeOneMailbox(address: string): void {
  if (!isOneMailbox(address)) throw new MailRefused('The address is not one plain mailbox')
}

function isOneMailbox(address: string): boolean {
  const [local = '', domain = '', ...more] = address.split('@')
  const labels = domain.split('.')
  return (
    more.length === 0 &&
    address.length <= 254 &&
    // Full-width letters and their like would be folded into another address on the way.
    address === address.normalize('NFKC') &&
    localPart.test(local) &&
    labels.length >= 2 &&
    labels.every((label) => domainLabel.test(label) && !label.endsWith('-'))
  )
}
