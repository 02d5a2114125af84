import type { CompanyRole } from '@headframe/wire'
import type { Letter } from '../../kit/letters/mail-later.ts'
import { letter } from '../../kit/mail/letter.ts'
import { greetingFor } from '../../kit/mail/words-and-links.ts'

interface Facts {
  readonly product: string
  readonly companyId: string
  readonly company: string
  readonly invitedBy: string
}

const mayDo: Readonly<Record<CompanyRole, string>> = {
  viewer:
    'You will be able to see its jobs and applicants, and to leave notes for your colleagues.',
  hirer:
    'You will be able to post and edit jobs, decide about applicants, and look after talent pools and messages.',
  owner:
    'As an owner you will be able to do everything there: jobs and applicants, payments, settings and people.',
}

interface Invited extends Facts {
  readonly role: CompanyRole
  readonly url: string
  readonly goodForSeconds: number
}

export function invited(facts: Invited): Letter {
  const { product, companyId, company, invitedBy, role, url, goodForSeconds } = facts
  return {
    kind: 'invitation',
    subject: `${company} invites you to its ${product} account`,
    aboutId: companyId,
    goodForSeconds,
    ...letter({
      product,
      title: 'Join your company',
      preheader: `${invitedBy} has invited you. The link works once, for the next 7 days.`,
      greeting: greetingFor(),
      paragraphs: [
        `${whoInvites(facts)} ${mayDo[role]}`,
        'Choose your name and a password of your own with this link. It works once, for the next 7 days; if you were invited more than once, only the newest link works.',
      ],
      button: { label: 'Accept the invitation', url },
      footnote:
        "Don't know them? You don't need to do anything. Please don't forward this email: whoever opens the link can join in your name.",
    }),
  }
}

/** Where nobody can be named, the company invites. */
function whoInvites({ product, company, invitedBy }: Facts): string {
  const account =
    invitedBy === company ? `its ${product} account` : `the ${product} account of ${company}`
  return `${invitedBy} has invited you to work in ${account}.`
}

/** To the address alone: whoever invited it is not told that it has an account. */
export function addressInUse(facts: Facts): Letter {
  const { product, companyId, company } = facts
  return {
    kind: 'invitation',
    subject: `${company} would like you in its ${product} account`,
    aboutId: companyId,
    ...letter({
      product,
      title: 'This address has an account already',
      preheader: 'One address signs in to one company account.',
      greeting: greetingFor(),
      paragraphs: [
        `${whoInvites(facts)} But this address signs in to a company account already, and an address can only be used for one.`,
        'If you would like to join them, please ask to be invited at another address. We have not told anybody that this one is in use.',
      ],
    }),
  }
}

const inWords: Readonly<Record<CompanyRole, string>> = {
  viewer: 'a viewer',
  hirer: 'a hirer',
  owner: 'an owner',
}

interface Joined {
  readonly product: string
  readonly name: string
  readonly role: CompanyRole
  readonly url: string
}

/** To the account's own address, which learns of everybody who can get in. */
export function joined({ product, name, role, url }: Joined): Letter {
  const as = inWords[role]
  return {
    kind: 'account-changed',
    subject: `${name} has joined your ${product} account`,
    ...letter({
      product,
      title: `${name} is in your account`,
      preheader: `They have taken up the invitation as ${as}.`,
      greeting: greetingFor(),
      paragraphs: [
        `${name} has taken up the invitation to your company's ${product} account, as ${as}. You can change that, or remove them, at any time.`,
      ],
      button: { label: 'See your people', url },
      footnote:
        "Didn't invite anybody? Then somebody else is signed in as an owner. Remove them, and choose a new password.",
    }),
  }
}

interface TakenOut {
  readonly product: string
  readonly company: string
}

/** To whoever was taken out: their sign-in is refused from now on as if it had never been. */
export function takenOut({ product, company }: TakenOut): Letter {
  return {
    kind: 'account-changed',
    subject: `You are no longer in the ${product} account of ${company}`,
    ...letter({
      product,
      title: 'Your sign-in has ended',
      preheader: `An owner of the account of ${company} has removed you.`,
      greeting: greetingFor(),
      paragraphs: [
        `An owner of the ${product} account of ${company} has removed you from it. This address no longer signs in there.`,
        'What you posted, decided and wrote stays with the company. If this surprises you, please ask your colleagues: they can invite you again.',
      ],
    }),
  }
}
