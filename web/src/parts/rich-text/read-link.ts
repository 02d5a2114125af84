import { hidesItsHost } from '@headframe/wire'

const schemes = ['http:', 'https:', 'mailto:']
const longest = 2048

/** A link may lead to a page or to somebody's mail, and nowhere else. */
export function readLink(sent: unknown): string | undefined {
  if (typeof sent !== 'string' || sent.length > longest || !URL.canParse(sent)) return undefined
  const url = new URL(sent)
  return schemes.includes(url.protocol) && !hidesItsHost(url) ? url.href : undefined
}

/** Understands what people type: "mine.example/jobs" and "hr@mine.example" as well as whole links. */
export function linkFromTyped(typed: string): string | undefined {
  const text = typed.trim()
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return readLink(`mailto:${text}`)
  if (/^(https?:\/\/|mailto:)/i.test(text)) return readLink(text)
  return /^[^\s/:@]+\.[^\s/:@]{2,}(:\d+)?([/?#]\S*)?$/.test(text)
    ? readLink(`https://${text}`)
    : undefined
}
