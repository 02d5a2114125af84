interface SmtpAddress {
  readonly url: string
  readonly requireTLS: boolean
  readonly ignoreTLS: boolean
}

/**
 * How a mail server is spoken to. What leaves this machine is encrypted, or is not sent: passwords and
 * links travel in it. `?tls=off` allows it in the clear for a network of one's own, `?tls=on` asks for it
 * on this machine too.
 */
export function readSmtpAddress(given: string): SmtpAddress {
  const address = new URL(given)
  const wish = address.searchParams.get('tls')
  const isOpen = wish === 'off' || (wish !== 'on' && isThisMachine(address.hostname))
  // Nothing else that stands there may loosen what is asked for.
  address.search = ''
  return { url: address.href, requireTLS: !isOpen, ignoreTLS: isOpen }
}

function isThisMachine(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i.test(host)
}
