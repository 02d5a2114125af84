import { platform } from '@headframe/wire'

import { useGlance } from '../../../calls/use-read.ts'

/** Which of the two writers this marketplace has is its operator's choice; it is told as it is. */
export default function WhoWrites() {
  const config = useGlance(platform.config, {}, true)
  const provider = config?.writer.provider

  if (provider === 'built-in') {
    return 'On this marketplace it is written by a program on our own server. Nothing leaves it.'
  }
  if (provider === 'service') {
    return 'On this marketplace it is written by an outside writing service, which is sent the facts below and nothing else: no last name, no contact details, no address.'
  }
  return undefined
}
