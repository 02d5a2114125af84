/** What a company listed on the ASX is worth, and when it was. */
export interface Listing {
  readonly ticker: string
  readonly name: string | undefined
  readonly marketCapAud: number
  readonly asOf: Date
}

/** Knows listed companies by their ticker, however it is written. Throws `ProviderDown`. */
export interface MarketData {
  /** Answers nothing when the symbol is not known. */
  find(ticker: string): Promise<Listing | undefined>
}
