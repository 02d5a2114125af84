import { productName } from '@headframe/wire'

import { paths } from '../../../lib/paths.ts'
import { TextLink } from '../../../parts/links.tsx'

/** What somebody agrees to by sending the form. */
export function Consent() {
  return (
    <p className="max-w-measure text-sm text-ink-2">
      By choosing Submit you open an account with {productName} and agree that we keep your answers,
      picture and resume, read your resume with a program of our own, and show your profile to
      companies as the{' '}
      <TextLink to={paths.privacy} target="_blank">
        privacy notice
      </TextLink>{' '}
      says. You can correct, download or erase it at any time.
    </p>
  )
}
