import type { Person } from '../people/person.ts'
import type { Random } from '../people/random.ts'
import { cloths, greys, grounds, hairsOf, helmets, skinsOf } from './palette.ts'
import type { Tone } from './palette.ts'

const womensHair = ['long', 'wavy', 'bob', 'bun', 'ponytail', 'curls', 'crop', 'plait'] as const
const mensHair = ['short', 'side part', 'crop', 'quiff', 'curls', 'buzz', 'mullet', 'bald'] as const

export type HairStyle = (typeof womensHair)[number] | (typeof mensHair)[number]
type Beard = 'none' | 'stubble' | 'full' | 'goatee' | 'moustache'
export type Headwear = 'none' | 'hard hat' | 'bush hat' | 'cap' | 'turban'
export type Outfit = 'hi-vis' | 'work shirt' | 'jacket' | 'jumper'

/** Everything in which one face differs from another. */
export interface Traits {
  readonly skin: Tone
  readonly hair: Tone
  readonly hairStyle: HairStyle
  readonly beard: Beard
  readonly headwear: Headwear
  readonly headwearTone: Tone
  readonly hasLamp: boolean
  readonly outfit: Outfit
  readonly cloth: Tone
  readonly underCloth: Tone
  readonly glasses: 'none' | 'round' | 'square'
  readonly earrings: boolean
  readonly smile: 'closed' | 'open' | 'wide'
  readonly brows: number
  readonly eyes: string
  readonly isWoman: boolean
  readonly isOlder: boolean
  /** Half the width of the face at the cheeks, and at the jaw; where the chin is. */
  readonly cheek: number
  readonly jaw: number
  readonly chin: number
  readonly ground: (typeof grounds)[number]
  readonly landmark: 'none' | 'sun' | 'headframe' | 'gum tree'
}

export function traitsOf({ looks, lastName }: Person, random: Random): Traits {
  const { isWoman, age, heritage, wearsHardHat } = looks
  const headwear = headwearFor(isWoman, lastName, wearsHardHat, random)
  const outfit = outfitFor(wearsHardHat, random)

  return {
    skin: random.pick(skinsOf[heritage]),
    hair:
      age > 52 || (age > 43 && random.chance(0.45))
        ? random.pick(greys)
        : random.pick(hairsOf[heritage]),
    hairStyle: hairStyleFor(isWoman, age, random),
    beard: isWoman ? 'none' : beardFor(headwear, random),
    headwear,
    headwearTone: headwearToneFor(headwear, random),
    hasLamp: random.chance(0.35),
    outfit,
    cloth: random.pick(clothsFor[outfit]),
    underCloth: random.pick([cloths.white, cloths.cream, cloths.denim]),
    glasses: random.chance(0.24) ? random.pick(['round', 'square'] as const) : 'none',
    earrings: isWoman && random.chance(0.5),
    smile: random.pick(['closed', 'open', 'wide', 'closed'] as const),
    brows: random.whole(-5, 0),
    eyes: heritage === 'northern' ? random.pick(['#3c2a20', '#35566b', '#3f5a44']) : '#2b1c15',
    isWoman,
    isOlder: age > 46,
    cheek: random.whole(88, 99) - (isWoman ? 3 : 0),
    jaw: random.whole(isWoman ? 60 : 70, isWoman ? 74 : 88),
    chin: random.whole(338, 352) - (isWoman ? 4 : 0),
    ground: random.pick(grounds),
    landmark: random.pick(['none', 'sun', 'headframe', 'gum tree', 'none'] as const),
  }
}

function headwearFor(
  isWoman: boolean,
  lastName: string,
  wearsHardHat: boolean,
  random: Random,
): Headwear {
  if (!isWoman && lastName.includes('Singh')) return 'turban'
  if (wearsHardHat && random.chance(0.46)) return 'hard hat'
  return random.chance(0.16) ? random.pick(['bush hat', 'cap'] as const) : 'none'
}

function headwearToneFor(headwear: Headwear, random: Random): Tone {
  if (headwear === 'hard hat') return random.pick(helmets)
  if (headwear === 'bush hat') return random.pick([cloths.khaki, cloths.ochre, cloths.charcoal])
  return random.pick([cloths.navy, cloths.gum, cloths.ochre, cloths.plum, cloths.denim])
}

function outfitFor(wearsHardHat: boolean, random: Random): Outfit {
  if (wearsHardHat)
    return random.chance(0.72) ? 'hi-vis' : random.pick(['work shirt', 'jumper'] as const)
  return random.pick(['jacket', 'work shirt', 'jumper', 'jacket'] as const)
}

const clothsFor: Readonly<Record<Outfit, readonly Tone[]>> = {
  'hi-vis': [cloths.orange, cloths.lime, cloths.orange],
  'work shirt': [cloths.khaki, cloths.denim, cloths.gum, cloths.cream, cloths.navy],
  jacket: [cloths.navy, cloths.charcoal, cloths.gum, cloths.plum],
  jumper: [cloths.ochre, cloths.gum, cloths.rose, cloths.navy, cloths.cream],
}

function hairStyleFor(isWoman: boolean, age: number, random: Random): HairStyle {
  if (isWoman) return random.pick(womensHair)
  if (age > 45 && random.chance(0.3)) return 'bald'
  return random.pick(mensHair.slice(0, age < 30 ? 7 : 8))
}

function beardFor(headwear: Headwear, random: Random): Beard {
  if (headwear === 'turban') return 'full'
  return random.pick([
    'none',
    'none',
    'none',
    'stubble',
    'stubble',
    'full',
    'goatee',
    'moustache',
  ] as const)
}
