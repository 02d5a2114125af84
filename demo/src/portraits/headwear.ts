import type { Headwear, Traits } from './traits.ts'

const middle = 256

export function headwear(traits: Traits): string {
  return drawings[traits.headwear](traits)
}

const drawings: Readonly<Record<Headwear, (traits: Traits) => string>> = {
  none: () => '',
  'hard hat': hardHat,
  'bush hat': bushHat,
  cap,
  turban,
}

/** The brim throws a shadow on the forehead. */
function browShadow({ skin }: Traits): string {
  return `<g clip-path="url(#face)"><rect x="120" y="120" width="272" height="82" fill="${skin.shade}" opacity="0.75"/></g>`
}

function hardHat(traits: Traits): string {
  const { headwearTone: tone, hasLamp, cheek } = traits
  const [left, right] = [middle - cheek - 16, middle + cheek + 16]
  const lamp = hasLamp
    ? `<rect x="${middle - 24}" y="118" width="48" height="36" rx="10" fill="#2b2320"/><circle cx="${middle}" cy="136" r="12" fill="#fff3c4"/>`
    : `<path d="M${middle - 15} 130 h30 l-4 22 h-22Z" fill="${tone.shade}"/>`
  return [
    browShadow(traits),
    `<path d="M${left} 186 C${left} 96 ${middle - 66} 58 ${middle} 58 C${middle + 66} 58 ${right} 96 ${right} 186Z" fill="${tone.base}"/>`,
    `<path d="M${middle + 46} 68 C${right - 22} 90 ${right} 130 ${right} 186 H${right - 46} C${right - 46} 130 ${middle + 70} 92 ${middle + 46} 68Z" fill="${tone.shade}"/>`,
    `<path d="M${middle - 19} 60 Q${middle} 52 ${middle + 19} 60 L${middle + 24} 178 H${middle - 24}Z" fill="${tone.shade}" opacity="0.45"/>`,
    `<path d="M${left - 12} 184 Q${middle} 148 ${right + 12} 184 Q${right + 10} 204 ${right - 6} 204 Q${middle} 168 ${left + 6} 204 Q${left - 10} 204 ${left - 12} 184Z" fill="${tone.base}"/>`,
    `<path d="M${left + 6} 204 Q${middle} 168 ${right - 6} 204 Q${middle} 180 ${left + 6} 204Z" fill="${tone.shade}"/>`,
    lamp,
  ].join('')
}

function bushHat(traits: Traits): string {
  const { headwearTone: tone } = traits
  return [
    browShadow(traits),
    `<path d="M${middle - 92} 172 C${middle - 90} 96 ${middle - 66} 62 ${middle - 34} 70 Q${middle} 84 ${middle + 34} 70 C${middle + 66} 62 ${middle + 90} 96 ${middle + 92} 172Z" fill="${tone.base}"/>`,
    `<path d="M${middle + 34} 70 C${middle + 66} 62 ${middle + 90} 96 ${middle + 92} 172 H${middle + 52} C${middle + 62} 130 ${middle + 54} 94 ${middle + 34} 70Z" fill="${tone.shade}"/>`,
    `<path d="M${middle - 92} 146 Q${middle} 166 ${middle + 92} 146 V176 H${middle - 92}Z" fill="#2b1c15"/>`,
    `<path d="M${middle - 176} 186 Q${middle - 130} 158 ${middle - 92} 166 Q${middle} 182 ${middle + 92} 166 Q${middle + 130} 158 ${middle + 176} 186 Q${middle + 90} 208 ${middle} 206 Q${middle - 90} 208 ${middle - 176} 186Z" fill="${tone.base}"/>`,
    `<path d="M${middle - 150} 192 Q${middle} 214 ${middle + 150} 192 Q${middle + 80} 210 ${middle} 208 Q${middle - 80} 210 ${middle - 150} 192Z" fill="${tone.shade}"/>`,
  ].join('')
}

function cap(traits: Traits): string {
  const { headwearTone: tone, cheek } = traits
  const [left, right] = [middle - cheek - 8, middle + cheek + 8]
  return [
    browShadow(traits),
    `<path d="M${left} 196 C${left - 4} 116 ${middle - 60} 86 ${middle} 86 C${middle + 60} 86 ${right + 4} 116 ${right} 196 Q${middle} 160 ${left} 196Z" fill="${tone.base}"/>`,
    `<path d="M${middle - 92} 186 Q${middle} 146 ${middle + 92} 186 Q${middle + 86} 214 ${middle + 70} 210 Q${middle} 184 ${middle - 70} 210 Q${middle - 86} 214 ${middle - 92} 186Z" fill="${tone.shade}"/>`,
    `<circle cx="${middle}" cy="88" r="7" fill="${tone.shade}"/>`,
    `<circle cx="${middle}" cy="134" r="17" fill="#f6e2d0" opacity="0.9"/><path d="M${middle - 9} 140 L${middle} 124 L${middle + 9} 140Z" fill="${tone.base}"/>`,
  ].join('')
}

function turban({ headwearTone: tone, cheek }: Traits): string {
  const [left, right] = [middle - cheek - 14, middle + cheek + 14]
  const fold = (from: number, to: number) =>
    `<path d="M${left + 6} ${from} Q${middle - 20} ${to + 34} ${middle + 30} ${to}" stroke="${tone.shade}" stroke-width="6" fill="none" stroke-linecap="round"/>`
  return [
    `<path d="M${left} 214 C${left - 22} 116 ${middle - 66} 60 ${middle} 60 C${middle + 66} 60 ${right + 22} 116 ${right} 214 C${right - 24} 180 ${middle + 40} 166 ${middle} 138 C${middle - 40} 166 ${left + 24} 180 ${left} 214Z" fill="${tone.base}"/>`,
    `<path d="M${middle} 138 C${middle + 40} 166 ${right - 24} 180 ${right} 214 C${right + 22} 116 ${middle + 66} 60 ${middle + 18} 62 C${middle + 60} 90 ${middle + 50} 120 ${middle} 138Z" fill="${tone.shade}" opacity="0.55"/>`,
    fold(176, 112),
    fold(146, 88),
  ].join('')
}
