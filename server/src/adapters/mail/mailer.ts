export interface OutgoingMail {
  /** Becomes the Message-ID, so that a mail that is sent again can be recognised. */
  readonly id: string
  /** The kind of the mail in the contract, such as `password-reset`. */
  readonly kind: string
  readonly to: { readonly address: string; readonly name?: string | undefined }
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly headers?: Readonly<Record<string, string>> | undefined
}

export interface Sender {
  readonly name: string
  readonly address: string
  /** Who reads what is answered; nobody reads at the sender's own address. */
  readonly repliesTo?: string
}

/** Takes mail to one person at a time. Throws `MailRefused`, `MailDelayed` or `ProviderDown`. */
export interface Mailer {
  send(mail: OutgoingMail): Promise<void>
  /** Throws what keeps mail from going. */
  mustAnswer(): Promise<void>
  close(): Promise<void>
}

/** This mail will never be taken: trying again is of no use. */
export class MailRefused extends Error {
  override name = 'MailRefused'
}

/** This mail is not taken now, but may be later; others may be taken meanwhile. */
export class MailDelayed extends Error {
  override name = 'MailDelayed'
}
