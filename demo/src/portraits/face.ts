import type { Traits } from './traits.ts'

const middle = 256

/** The outline of the face, which also cuts out the shadows that fall on it. */
function faceOutline({ cheek, jaw, chin }: Traits): string {
  const [left, right] = [middle - cheek, middle + cheek]
  const [low, foot] = [jaw * 0.55, chin - 10]
  return [
    `M${left} 222 C${left} 158 ${middle - 62} 126 ${middle} 126 C${middle + 62} 126 ${right} 158 ${right} 222`,
    `C${right} 272 ${middle + jaw} 312 ${middle + low} ${foot} Q${middle} ${chin + 12} ${middle - low} ${foot}`,
    `C${middle - jaw} 312 ${left} 272 ${left} 222Z`,
  ].join(' ')
}

export function neck({ skin, isWoman }: Traits): string {
  const half = isWoman ? 36 : 45
  const [left, right] = [middle - half, middle + half]
  return [
    `<path d="M${left} 300 V388 Q${left - 8} 408 ${left - 34} 416 L${middle} 474 L${right + 34} 416 Q${right + 8} 408 ${right} 388 V300Z" fill="${skin.base}"/>`,
    `<path d="M${left} 318 V352 Q${middle} 404 ${right} 352 V318Z" fill="${skin.shade}"/>`,
  ].join('')
}

export function ears({ skin, cheek, earrings }: Traits): string {
  return [middle - cheek, middle + cheek]
    .map((x, index) => {
      const inwards = index === 0 ? 3 : -3
      return [
        `<ellipse cx="${x}" cy="244" rx="15" ry="22" fill="${skin.base}"/>`,
        `<ellipse cx="${x + inwards}" cy="245" rx="7" ry="12" fill="${skin.shade}"/>`,
        earrings ? `<circle cx="${x - inwards}" cy="272" r="5.5" fill="#f0b429"/>` : '',
      ].join('')
    })
    .join('')
}

export function head(traits: Traits): string {
  const { skin, cheek } = traits
  const outline = faceOutline(traits)
  return [
    `<clipPath id="face"><path d="${outline}"/></clipPath>`,
    `<path d="${outline}" fill="${skin.base}"/>`,
    `<g clip-path="url(#face)"><path d="M${middle + cheek * 0.62} 110 C${middle + cheek * 0.9} 230 ${middle + cheek * 0.72} 310 ${middle + 14} 372 H420 V110Z" fill="${skin.shade}" opacity="0.5"/></g>`,
    blush(traits),
  ].join('')
}

function blush({ cheek }: Traits): string {
  const far = cheek * 0.6
  return [middle - far, middle + far]
    .map((x) => `<ellipse cx="${x}" cy="284" rx="19" ry="12" fill="#d9534a" opacity="0.16"/>`)
    .join('')
}

export function features(traits: Traits): string {
  return (
    eyes(traits) + brows(traits) + nose(traits) + mouth(traits) + years(traits) + glasses(traits)
  )
}

const eyeSpread = 39

function eyes({ eyes: colour, isWoman, smile }: Traits): string {
  const height = smile === 'wide' ? 8.5 : 10
  return [-1, 1]
    .map((side) => {
      const x = middle + side * eyeSpread
      const lash = isWoman
        ? `<path d="M${x + side * 9} 240 q${side * 5} -2 ${side * 8} -6" stroke="#241812" stroke-width="4" fill="none" stroke-linecap="round"/>`
        : ''
      return [
        `<ellipse cx="${x}" cy="246" rx="8" ry="${height}" fill="${colour}"/>`,
        `<circle cx="${x + 2.6}" cy="242" r="2.6" fill="#fff"/>`,
        `<path d="M${x - 13} 241 Q${x} 230 ${x + 13} 241" stroke="#241812" stroke-width="${isWoman ? 4.5 : 3.5}" fill="none" stroke-linecap="round"/>`,
        lash,
      ].join('')
    })
    .join('')
}

function brows({ hair, brows: lift, isWoman }: Traits): string {
  return [-1, 1]
    .map((side) => {
      const inner = middle + side * (eyeSpread - 17)
      const outer = middle + side * (eyeSpread + 19)
      return `<path d="M${inner} ${219 + lift} Q${middle + side * (eyeSpread + 3)} ${207 - lift} ${outer} ${219 - lift}" stroke="${hair.shade}" stroke-width="${isWoman ? 6 : 8.5}" fill="none" stroke-linecap="round"/>`
    })
    .join('')
}

function nose({ skin, isWoman }: Traits): string {
  const width = isWoman ? 10 : 13
  return `<path d="M${middle + 3} 254 q6 22 ${width - 2} 29 q-${width} 10 -${width + 6} 1" stroke="${skin.shade}" stroke-width="6" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`
}

function mouth({ smile, isWoman, skin }: Traits): string {
  const lip = isWoman ? '#a8433b' : '#6d2f24'
  if (smile === 'closed') {
    return `<path d="M${middle - 26} 306 Q${middle} 326 ${middle + 27} 305" stroke="${lip}" stroke-width="6.5" fill="none" stroke-linecap="round"/>`
  }
  const [half, depth] = smile === 'wide' ? [34, 30] : [27, 22]
  return [
    `<path d="M${middle - half} 302 Q${middle} 309 ${middle + half} 302 Q${middle + half - 6} ${302 + depth} ${middle} ${302 + depth} Q${middle - half + 6} ${302 + depth} ${middle - half} 302Z" fill="#6b241f"/>`,
    `<path d="M${middle - half + 3} 303 Q${middle} 310 ${middle + half - 3} 303 L${middle + half - 8} 313 Q${middle} 319 ${middle - half + 8} 313Z" fill="#fffaf2"/>`,
    `<path d="M${middle - 12} ${310 + depth} q12 5 24 0" stroke="${skin.shade}" stroke-width="4" fill="none" stroke-linecap="round"/>`,
  ].join('')
}

/** What the sun and the years have left, drawn kindly. */
function years({ isOlder, skin, cheek }: Traits): string {
  if (!isOlder) return ''
  const line = (d: string) =>
    `<path d="${d}" stroke="${skin.shade}" stroke-width="4" fill="none" stroke-linecap="round"/>`
  return [-1, 1]
    .map((side) => {
      const x = middle + side * (cheek - 24)
      return line(`M${x} 240 l${side * 11} -5`) + line(`M${x} 249 l${side * 12} 2`)
    })
    .join('')
}

function glasses({ glasses: shape, cheek }: Traits): string {
  if (shape === 'none') return ''
  const frame = `fill="#ffffff" fill-opacity="0.22" stroke="#2b2320" stroke-width="5"`
  const lens = (x: number) =>
    shape === 'round'
      ? `<circle cx="${x}" cy="246" r="28" ${frame}/>`
      : `<rect x="${x - 31}" y="223" width="62" height="46" rx="12" ${frame}/>`
  const arms = [-1, 1]
    .map((side) => `M${middle + side * (eyeSpread + 29)} 240 L${middle + side * cheek} 234`)
    .join(' ')
  return [
    lens(middle - eyeSpread),
    lens(middle + eyeSpread),
    `<path d="M${middle - 12} 242 q12 -8 24 0 ${arms}" stroke="#2b2320" stroke-width="5" fill="none"/>`,
  ].join('')
}
