import sharp from 'sharp'
import type { Person } from '../people/person.ts'
import { aRandom } from '../people/random.ts'
import { backdrop } from './backdrop.ts'
import { beard } from './beard.ts'
import { clothes } from './clothes.ts'
import { ears, features, head, neck } from './face.ts'
import { hairBehind, hairInFront } from './hair.ts'
import { headwear } from './headwear.ts'
import { traitsOf } from './traits.ts'

/** A drawn picture of somebody invented: the same person always looks the same. */
export async function drawPortrait(person: Person): Promise<Buffer> {
  const random = aRandom(`${person.key} portrait`)
  const traits = traitsOf(person, random)
  const figure = [
    hairBehind(traits),
    `<g transform="translate(0 -20)">${neck(traits)}${clothes(traits)}</g>`,
    ears(traits),
    head(traits),
    beard(traits),
    features(traits),
    hairInFront(traits),
    headwear(traits),
  ].join('')

  // As large as hats and shoulders allow, so that a face is still a face at forty pixels.
  const nearer = 'translate(256 290) scale(1.16) translate(-256 -276)'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512">${backdrop(traits, random)}<g transform="${nearer}">${figure}</g></svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 88, chromaSubsampling: '4:4:4' }).toBuffer()
}
