import type { Traits } from './traits.ts'

const middle = 256

/** Drawn on the face before its features; stubble is only a shadow. */
export function beard(traits: Traits): string {
  const { beard: kind, hair } = traits
  if (kind === 'none') return ''
  if (kind === 'moustache') return moustache(hair.base)
  if (kind === 'goatee') return moustache(hair.base) + goatee(traits)
  const mask = `<g clip-path="url(#face)">${jawline(traits)}</g>`
  return kind === 'stubble'
    ? `<g opacity="0.24">${mask}</g>`
    : mask + chinCurtain(traits) + moustache(hair.base)
}

function jawline({ hair, cheek }: Traits): string {
  const [left, right] = [middle - cheek, middle + cheek]
  return `<path d="M${left - 4} 250 C${left + 14} 286 ${left + 26} 296 ${middle - 38} 292 Q${middle} 282 ${middle + 38} 292 C${right - 26} 296 ${right - 14} 286 ${right + 4} 250 V400 H${left - 4}Z" fill="${hair.base}"/>`
}

/** A beard reaches a little below the chin. */
function chinCurtain({ hair, jaw, chin }: Traits): string {
  const half = jaw * 0.72
  return `<path d="M${middle - half} ${chin - 24} Q${middle - half + 8} ${chin + 22} ${middle} ${chin + 24} Q${middle + half - 8} ${chin + 22} ${middle + half} ${chin - 24}Z" fill="${hair.base}"/>`
}

function goatee({ hair, chin }: Traits): string {
  return `<path d="M${middle - 27} ${chin - 26} Q${middle} ${chin - 40} ${middle + 27} ${chin - 26} Q${middle + 24} ${chin + 14} ${middle} ${chin + 16} Q${middle - 24} ${chin + 14} ${middle - 27} ${chin - 26}Z" fill="${hair.base}"/>`
}

function moustache(colour: string): string {
  return `<path d="M${middle} 289 Q${middle - 22} 284 ${middle - 40} 305 Q${middle - 20} 306 ${middle} 298 Q${middle + 20} 306 ${middle + 40} 305 Q${middle + 22} 284 ${middle} 289Z" fill="${colour}"/>`
}
