/** Takes the card of whoever pays: fields of our own, or the provider's. */
export interface CardTaker {
  /** Whether the card is worth a try; otherwise what is wrong with it is told where it is typed. */
  readonly isSound: () => Promise<boolean>
  /** Pays for a posting and answers the id of the payment; a `Refusal` says why it did not work. */
  readonly pay: (uuid: string) => Promise<string>
}
