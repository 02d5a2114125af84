import { cloths } from './palette.ts'
import type { Outfit, Traits } from './traits.ts'

const middle = 256

export function clothes(traits: Traits): string {
  return drawings[traits.outfit](traits)
}

const drawings: Readonly<Record<Outfit, (traits: Traits) => string>> = {
  'hi-vis': hiVis,
  'work shirt': workShirt,
  jacket,
  jumper,
}

/** Shoulders with an open neck. */
function shoulders({ isWoman }: Traits, colour: string): string {
  const reach = isWoman ? 168 : 196
  const [left, right] = [middle - reach, middle + reach]
  return `<path d="M${left} 520 C${left + 6} 446 ${left + 50} 420 ${middle - 62} 400 L${middle} 470 L${middle + 62} 400 C${right - 50} 420 ${right - 6} 446 ${right} 520Z" fill="${colour}"/>`
}

function collar(base: string, shade: string): string {
  return [
    `<path d="M${middle - 50} 386 L${middle - 72} 408 L${middle - 34} 462 L${middle} 466Z" fill="${base}"/>`,
    `<path d="M${middle + 50} 386 L${middle + 72} 408 L${middle + 34} 462 L${middle} 466Z" fill="${shade}"/>`,
  ].join('')
}

function placket(colour: string): string {
  return `<path d="M${middle} 466 V512" stroke="${colour}" stroke-width="5"/><circle cx="${middle + 10}" cy="490" r="4" fill="${colour}"/>`
}

/** Bright cloth with silver braces and a dark collar, as every site asks for. */
function hiVis(traits: Traits): string {
  const { cloth, isWoman } = traits
  const brace = isWoman ? 84 : 98
  const tape = [-1, 1]
    .map((side) => {
      const x = middle + side * brace
      return `<path d="M${x - 15} ${411 + (side > 0 ? 2 : -2)} L${x + 15} ${411 + (side > 0 ? -2 + 6 : 2)} L${x + 17} 520 H${x - 17}Z" fill="#e9e6dd"/><path d="M${x} 414 V520" stroke="#c4c2b8" stroke-width="5"/>`
    })
    .join('')
  return (
    shoulders(traits, cloth.base) +
    tape +
    collar(cloths.navy.base, cloths.navy.shade) +
    placket(cloths.navy.base)
  )
}

function workShirt(traits: Traits): string {
  const { cloth, isWoman } = traits
  const x = isWoman ? 318 : 330
  return [
    shoulders(traits, cloth.base),
    collar(cloth.base, cloth.shade),
    `<path d="M${middle - 50} 386 L${middle - 72} 408 L${middle - 34} 462 L${middle} 466" fill="none" stroke="${cloth.shade}" stroke-width="4"/>`,
    placket(cloth.shade),
    `<path d="M${x} 468 h54 v50 h-54Z M${x} 480 h54" fill="none" stroke="${cloth.shade}" stroke-width="5"/>`,
  ].join('')
}

function jacket(traits: Traits): string {
  const { cloth, underCloth } = traits
  const shirt = `<path d="M${middle - 62} 400 L${middle - 30} 520 H${middle + 30} L${middle + 62} 400 L${middle} 470Z" fill="${underCloth.base}"/>`
  const lapels = [-1, 1]
    .map((side) => {
      const tone = side < 0 ? cloth.base : cloth.shade
      return `<path d="M${middle + side * 58} 398 L${middle + side * 96} 418 L${middle + side * 84} 446 L${middle + side * 100} 456 L${middle + side * 22} 520 H${middle + side * 14} Q${middle + side * 30} 450 ${middle + side * 58} 398Z" fill="${tone}" stroke="${cloth.shade}" stroke-width="4" stroke-linejoin="round"/>`
    })
    .join('')
  return shoulders(traits, cloth.base) + shirt + collar(underCloth.base, underCloth.shade) + lapels
}

function jumper(traits: Traits): string {
  const { cloth } = traits
  return [
    shoulders(traits, cloth.base),
    `<path d="M${middle - 74} 402 Q${middle - 52} 470 ${middle} 472 Q${middle + 52} 470 ${middle + 74} 402 L${middle + 52} 396 Q${middle + 36} 446 ${middle} 448 Q${middle - 36} 446 ${middle - 52} 396Z" fill="${cloth.shade}"/>`,
  ].join('')
}
