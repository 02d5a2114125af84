import type { Random } from '../people/random.ts'
import type { Traits } from './traits.ts'

/** The benches of an open cut, one behind the other, under a plain sky. */
export function backdrop({ ground, landmark }: Traits, random: Random): string {
  const [far = ground.sky] = ground.bands
  return [
    `<rect width="512" height="512" fill="${ground.sky}"/>`,
    landmark === 'sun' ? sun(random) : '',
    landmark === 'headframe' ? headframe(ground.bands[2], random) : '',
    band(far, 208, random),
    landmark === 'gum tree' ? gumTree(ground.bands[3], random) : '',
    ...ground.bands.slice(1).map((colour, index) => band(colour, 290 + index * 66, random)),
  ].join('')
}

function band(colour: string, height: number, random: Random): string {
  const [a, b, c, d] = [0, 1, 2, 3].map(() => height + random.whole(-26, 26))
  return `<path d="M0 ${a} C120 ${b} 190 ${b} 280 ${c} S440 ${d} 512 ${a} V512 H0Z" fill="${colour}"/>`
}

function sun(random: Random): string {
  return `<circle cx="${random.pick([86, 426])}" cy="${random.whole(84, 128)}" r="46" fill="#f0b429" opacity="0.85"/>`
}

/** The tower over a shaft, with its wheel and its back legs. */
function headframe(colour: string, random: Random): string {
  const [x, turn] = random.pick([
    [70, 1],
    [442, -1],
  ] as const)
  return [
    `<g transform="translate(${x} 92) scale(${turn} 1)" fill="none" stroke="${colour}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round">`,
    '<path d="M-18 140 L-10 22 H14 L22 140 M14 26 L70 140 M-14 66 H17 M-16 102 H20"/>',
    '<circle cx="2" cy="8" r="17"/><path d="M2 -9 V25 M-15 8 H19"/></g>',
  ].join('')
}

function gumTree(colour: string, random: Random): string {
  const x = random.pick([64, 448])
  return [
    `<g fill="${colour}"><path d="M${x - 5} 300 L${x - 2} 170 H${x + 4} L${x + 7} 300Z"/>`,
    `<ellipse cx="${x - 20}" cy="158" rx="36" ry="25"/><ellipse cx="${x + 20}" cy="140" rx="38" ry="27"/>`,
    `<ellipse cx="${x + 14}" cy="180" rx="26" ry="17"/></g>`,
  ].join('')
}
