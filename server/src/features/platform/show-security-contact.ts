import type { platform } from '@headframe/wire'
import { Refusal } from '@headframe/wire'
import { publicText } from '../../kit/public-text.ts'
import type { UseCase } from '../../kit/use-case.ts'

const dayMs = 24 * 3600 * 1000
const goodForDays = 180

/** As RFC 9116 has it. It is good for as long as it is served, so its end moves on every day. */
export const showSecurityContact: UseCase<typeof platform.securityContact> = ({
  now,
  world: { config },
}) => {
  if (!config.securityContact) throw new Refusal('NOT_FOUND')
  const today = Math.floor(now.getTime() / dayMs)
  const lines = [
    `Contact: ${config.securityContact}`,
    `Expires: ${new Date((today + goodForDays) * dayMs).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${config.appUrl}/.well-known/security.txt`,
    '',
  ]
  return publicText(lines.join('\n'), 'text/plain', 3600)
}
