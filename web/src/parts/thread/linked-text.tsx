import { ExternalLink } from '../../ui/layout/link.tsx'
import { splitAtLinks } from './split-at-links.ts'

/** What somebody wrote, with the addresses in it to be opened. */
export function LinkedText({ text }: { text: string }) {
  return splitAtLinks(text).map(({ text: part, href, at }) =>
    href === undefined ? (
      part
    ) : (
      <ExternalLink key={at} href={href} rel="noopener noreferrer nofollow ugc">
        {part}
      </ExternalLink>
    ),
  )
}
