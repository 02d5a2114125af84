import { productName } from '@headframe/wire'
import type { Audience } from '@headframe/wire'
import type { Letter } from '../../kit/letters/mail-later.ts'
import { letter } from '../../kit/mail/letter.ts'
import { greetingFor } from '../../kit/mail/words-and-links.ts'
import { accountInWords } from './account-in-words.ts'
import type { OwnAccount } from './own-password.ts'
import { tellOfChange } from './tell-of-change.ts'
import type { Changing } from './tell-of-change.ts'

interface PasswordChanged {
  readonly product: string
  readonly name: string | undefined
  readonly audience: Audience
  /** By whoever was signed in, or with the link of a mail. */
  readonly by: keyof typeof tellings
}

const tellings = {
  owner: {
    preheader: 'Everybody who was signed in elsewhere is signed out.',
    sessions: 'You are still signed in where you changed it; everywhere else you are signed out.',
    mailbox: '',
  },
  link: {
    preheader: 'Everybody who was signed in is signed out.',
    sessions: 'Everybody who was signed in with the old one is signed out.',
    mailbox: ' Then somebody else reads your email: change the password of your mailbox first.',
  },
} as const

/** Tells an account that it has another password, at the address that it has. */
export async function tellOfNewPassword(
  changing: Changing,
  { id, email, audience }: Pick<OwnAccount, 'id' | 'email' | 'audience'>,
  { name, by }: Pick<PasswordChanged, 'name' | 'by'>,
): Promise<void> {
  await tellOfChange(
    changing,
    { address: email, accountId: id },
    passwordChanged({ product: productName, name, audience, by }),
  )
}

function passwordChanged({ product, name, audience, by }: PasswordChanged): Letter {
  const { preheader, sessions, mailbox } = tellings[by]
  const how = by === 'link' ? ' with the link that we sent to this address' : ''
  return {
    kind: 'account-changed',
    subject: `Your password for ${product} has changed`,
    ...letter({
      product,
      title: 'You have a new password',
      preheader,
      greeting: greetingFor(name),
      paragraphs: [
        `The password of your ${product} ${accountInWords[audience]} was changed just now${how}. ${sessions}`,
      ],
      footnote: `Wasn't you?${mailbox} ${wayBack(audience)}`,
    }),
  }
}

/** Nobody of the staff can ask for a link: an administrator does. */
function wayBack(audience: Audience): string {
  return audience === 'staff'
    ? 'Ask an administrator straight away for a link to choose a new one, and then look through your account.'
    : 'Choose “Forgot password” on the sign-in page straight away, and then look through your account.'
}
