import { useEffect } from 'react'

/** Tells search engines in the vocabulary of schema.org what this page is about, while it is shown. */
export function useStructuredData(data: object | undefined): void {
  const text = data && asScript(data)

  useEffect(() => {
    if (text === undefined) return undefined
    const script = document.createElement('script')
    script.type = 'application/ld+json'
    script.textContent = text
    document.head.append(script)
    return () => script.remove()
  }, [text])
}

/** JSON that no text within it can end, wherever in a document it stands. */
export function asScript(data: object): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
}

const longestDescription = 160

/** The beginning of a text on one line, for search engines and shared links; it ends between words. */
export function inOneLine(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= longestDescription) return line
  return `${line.slice(0, longestDescription).replace(/\s+\S*$/, '')}…`
}
