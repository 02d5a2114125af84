import type { HairStyle, Traits } from './traits.ts'

const middle = 256

/** What falls behind the neck and shoulders. */
export function hairBehind(traits: Traits): string {
  return behind[traits.hairStyle]?.(traits) ?? ''
}

/** What lies over the forehead; under a hat only the sides are seen. */
export function hairInFront(traits: Traits): string {
  if (traits.headwear === 'turban') return ''
  return traits.headwear === 'none' ? (inFront[traits.hairStyle]?.(traits) ?? '') : sides(traits)
}

type Drawing = (traits: Traits) => string

const behind: Partial<Record<HairStyle, Drawing>> = {
  long: ({ hair, cheek }) =>
    `<path d="M${middle - cheek - 20} 210 C${middle - cheek - 20} 70 ${middle + cheek + 20} 70 ${middle + cheek + 20} 210 L${middle + cheek + 28} 430 Q${middle} 470 ${middle - cheek - 28} 430Z" fill="${hair.shade}"/>`,
  wavy: ({ hair, cheek }) =>
    `<path d="M${middle - cheek - 16} 200 C${middle - cheek - 16} 76 ${middle + cheek + 16} 76 ${middle + cheek + 16} 200 C${middle + cheek + 46} 250 ${middle + cheek + 6} 290 ${middle + cheek + 36} 350 C${middle + cheek + 50} 410 ${middle + 60} 430 ${middle} 424 C${middle - 60} 430 ${middle - cheek - 50} 410 ${middle - cheek - 36} 350 C${middle - cheek - 6} 290 ${middle - cheek - 46} 250 ${middle - cheek - 16} 200Z" fill="${hair.shade}"/>`,
  bob: ({ hair, cheek }) =>
    `<path d="M${middle - cheek - 18} 205 C${middle - cheek - 18} 76 ${middle + cheek + 18} 76 ${middle + cheek + 18} 205 L${middle + cheek + 24} 318 Q${middle + cheek} 344 ${middle + 56} 330 H${middle - 56} Q${middle - cheek} 344 ${middle - cheek - 24} 318Z" fill="${hair.shade}"/>`,
  bun: ({ hair, headwear }) =>
    headwear === 'none' ? `<circle cx="${middle + 8}" cy="92" r="42" fill="${hair.shade}"/>` : '',
  ponytail: ({ hair, cheek }) =>
    `<path d="M${middle + cheek - 24} 150 C${middle + cheek + 78} 150 ${middle + cheek + 66} 300 ${middle + cheek + 30} 392 C${middle + cheek + 12} 350 ${middle + cheek + 6} 260 ${middle + cheek - 30} 210Z" fill="${hair.shade}"/>`,
  curls: cloud,
  plait: ({ hair, cheek }) => {
    const x = middle - cheek - 4
    const knots = [0, 1, 2, 3, 4]
      .map(
        (knot) =>
          `<ellipse cx="${x + knot * 3}" cy="${306 + knot * 32}" rx="${25 - knot * 2}" ry="21" fill="${hair.shade}"/>`,
      )
      .join('')
    return `<path d="M${middle - cheek - 12} 220 C${middle - cheek - 12} 84 ${middle + cheek + 12} 84 ${middle + cheek + 12} 220 V300 H${middle - cheek - 22}Z" fill="${hair.shade}"/>${knots}`
  },
  mullet: ({ hair, cheek }) =>
    `<path d="M${middle - cheek + 6} 210 C${middle - cheek + 2} 290 ${middle - cheek - 4} 340 ${middle - cheek - 16} 366 Q${middle - cheek + 20} 362 ${middle - 44} 344 H${middle + 44} Q${middle + cheek - 20} 362 ${middle + cheek + 16} 366 C${middle + cheek + 4} 340 ${middle + cheek - 2} 290 ${middle + cheek - 6} 210Z" fill="${hair.shade}"/>`,
}

/** A round head of curls, wider where it is worn long; a hat leaves only those below its brim. */
function cloud({ hair, cheek, isWoman, headwear }: Traits): string {
  const [radius, overhang, count] = isWoman ? [44, 30, 13] : [36, -12, 9]
  const from = -overhang
  return Array.from({ length: count }, (_, index) => {
    const angle = ((from + (index * (180 - 2 * from)) / (count - 1)) * Math.PI) / 180
    const [x, y] = [middle - Math.cos(angle) * (cheek + 14), 208 - Math.sin(angle) * 96]
    const isUnderHat = headwear !== 'none' && y < 212
    return isUnderHat
      ? ''
      : `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius}" fill="${hair.shade}"/>`
  }).join('')
}

/** A cap of hair from ear to ear, whose lower edge is drawn by the style. */
function crown({ hair, cheek }: Traits, height: number, edge: string): string {
  const [left, right] = [middle - cheek - 6, middle + cheek + 6]
  return `<path d="M${left} 236 C${left - 6} 150 ${middle - 74} ${height} ${middle} ${height} C${middle + 74} ${height} ${right + 6} 150 ${right} 236 ${edge}Z" fill="${hair.base}"/>`
}

const inFront: Partial<Record<HairStyle, Drawing>> = {
  long: (traits) => parted(traits, 0),
  wavy: (traits) => parted(traits, -34),
  bob: (traits) => fringe(traits),
  bun: (traits) => sweptBack(traits),
  ponytail: (traits) => sweptBack(traits),
  plait: (traits) => parted(traits, 20),
  curls: (traits) => curlyTop(traits),
  crop: (traits) => cropped(traits),
  short: (traits) => cropped(traits),
  'side part': (traits) => sidePart(traits),
  quiff: (traits) => quiff(traits),
  buzz: (traits) => `<g clip-path="url(#face)" opacity="0.7">${cropped(traits)}</g>`,
  mullet: (traits) => sidePart(traits),
  bald: (traits) => (traits.isOlder ? halfMoon(traits) : ''),
}

function parted(traits: Traits, at: number): string {
  const { cheek } = traits
  const parting = middle + at
  return crown(
    traits,
    100,
    `C${middle + cheek} 196 ${parting + 54} 186 ${parting} 142 C${parting - 44} 190 ${middle - cheek} 196 ${middle - cheek - 6} 236`,
  )
}

function fringe(traits: Traits): string {
  const { cheek } = traits
  return crown(
    traits,
    98,
    `L${middle + cheek - 12} 204 Q${middle} 178 ${middle - cheek + 12} 204 L${middle - cheek - 6} 236`,
  )
}

function sweptBack(traits: Traits): string {
  const { cheek } = traits
  return crown(
    traits,
    104,
    `C${middle + cheek - 4} 186 ${middle + 50} 156 ${middle} 156 C${middle - 50} 156 ${middle - cheek + 4} 186 ${middle - cheek - 6} 236`,
  )
}

function cropped(traits: Traits): string {
  const { cheek } = traits
  return crown(
    traits,
    106,
    `L${middle + cheek - 8} 208 Q${middle + cheek - 16} 176 ${middle + 48} 170 H${middle - 48} Q${middle - cheek + 16} 176 ${middle - cheek + 8} 208 L${middle - cheek - 6} 236`,
  )
}

function sidePart(traits: Traits): string {
  const { cheek } = traits
  return crown(
    traits,
    98,
    `L${middle + cheek - 8} 206 C${middle + cheek - 20} 178 ${middle + 20} 186 ${middle - 44} 148 C${middle - 54} 172 ${middle - cheek + 12} 180 ${middle - cheek + 8} 206 L${middle - cheek - 6} 236`,
  )
}

function quiff(traits: Traits): string {
  const { cheek, hair } = traits
  const wave = `<path d="M${middle - 74} 160 C${middle - 92} 90 ${middle + 10} 62 ${middle + 84} 104 C${middle + 70} 150 ${middle} 152 ${middle - 74} 160Z" fill="${hair.base}"/>`
  const cap = crown(
    traits,
    112,
    `L${middle + cheek - 10} 208 C${middle + cheek - 16} 172 ${middle + 40} 152 ${middle} 150 C${middle - 40} 152 ${middle - cheek + 16} 172 ${middle - cheek + 10} 208 L${middle - cheek - 6} 236`,
  )
  return cap + wave
}

function curlyTop({ hair, cheek }: Traits): string {
  return [-0.86, -0.5, -0.1, 0.32, 0.7, 0.96]
    .map((share, index) => {
      const y = 150 + Math.abs(share) * 34 - (index % 2) * 10
      return `<circle cx="${(middle + share * cheek).toFixed(1)}" cy="${y.toFixed(1)}" r="31" fill="${hair.base}"/>`
    })
    .join('')
}

/** What is left at the sides. */
function halfMoon({ hair, cheek }: Traits): string {
  return [-1, 1]
    .map((side) => {
      const x = middle + side * cheek
      return `<path d="M${x + side * 8} 238 C${x + side * 14} 200 ${x + side * 2} 176 ${x - side * 14} 166 C${x - side * 8} 190 ${x - side * 6} 212 ${x - side * 6} 232Z" fill="${hair.base}"/>`
    })
    .join('')
}

function sides({ hair, cheek, hairStyle }: Traits): string {
  if (hairStyle === 'bald') return ''
  return [-1, 1]
    .map((side) => {
      const x = middle + side * cheek
      return `<path d="M${x + side * 7} 240 L${x + side * 9} 176 H${x - side * 22} L${x - side * 7} 226Z" fill="${hair.base}"/>`
    })
    .join('')
}
