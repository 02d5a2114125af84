import { letter } from '../../kit/mail/letter.ts'
import { greetingFor } from '../../kit/mail/words-and-links.ts'
import type { Letter } from '../../kit/letters/mail-later.ts'

interface RecoveryLink {
  readonly product: string
  readonly name?: string | undefined
  readonly url: string
  readonly minutes: number
}

export function passwordReset({ product, name, url, minutes }: RecoveryLink): Letter {
  return {
    kind: 'password-reset',
    subject: `Choose a new password for ${product}`,
    goodForSeconds: minutes * 60,
    ...letter({
      product,
      title: 'Choose a new password',
      preheader: `Your link works once, for the next ${minutes} minutes.`,
      greeting: greetingFor(name),
      paragraphs: [
        `Somebody, hopefully you, asked for a new password for your ${product} account.`,
        `This link works once, for the next ${minutes} minutes. If you asked more than once, only the newest link works.`,
      ],
      button: { label: 'Choose a new password', url },
      footnote:
        "Wasn't you? You don't need to do anything: your password stays as it is, and nobody can change it without this link. Please don't forward this email.",
    }),
  }
}
