/** Something outside the product does not answer now. The same request may well succeed later. */
export class ProviderDown extends Error {
  override name = 'ProviderDown'
  readonly provider: string

  constructor(provider: string, options?: { cause?: unknown }) {
    super(`The ${provider} provider does not answer`, options)
    this.provider = provider
  }
}
