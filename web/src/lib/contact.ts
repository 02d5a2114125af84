/** Whom people may write to, as the document tells it; nobody where the installation has named nobody. */
export function contactOfMarketplace(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="contact"]')?.content || undefined
}
