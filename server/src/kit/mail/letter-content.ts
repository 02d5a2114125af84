export interface LetterLink {
  readonly label: string
  readonly url: string
}

/** One whose label leads somewhere has the address, too. */
export type LetterFact = readonly [label: string, value: string, url?: string]

/** What a letter says. All of it is plain text, whoever wrote it. */
export interface LetterContent {
  /** The product's name, which heads and signs the letter. */
  readonly product: string
  readonly title: string
  /** What a list of mails shows behind the subject. */
  readonly preheader: string
  readonly greeting?: string | undefined
  readonly paragraphs: readonly string[]
  readonly facts?: readonly LetterFact[] | undefined
  readonly button?: LetterLink | undefined
  /** Ways to answer, one of them to be chosen. */
  readonly answers?: readonly LetterLink[] | undefined
  readonly footnote?: string | undefined
  /** Where else one may want to go. */
  readonly aside?: LetterLink | undefined
  readonly unsubscribeUrl?: string | undefined
}

export function signatureOf(product: string): string {
  return `${product} · Work in Australian mining and resources`
}

export const stopWords = 'Stop these emails'
