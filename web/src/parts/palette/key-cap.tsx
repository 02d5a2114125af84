import { keyInWords, type Key } from '../../lib/keys.ts'

/** A key as it stands on the keyboard. */
export function KeyCap({ of }: { of: Key }) {
  return (
    <kbd className="rounded-sm border border-line-strong bg-surface px-1.5 font-sans text-xs leading-5 font-semibold whitespace-nowrap text-ink">
      {keyInWords(of)}
    </kbd>
  )
}
