import sharp from 'sharp'
import type { Mark } from './mark.ts'

/** A square logo as somebody would upload it. It brings its ground, so that it stands on any page. */
export function drawLogo({ ground, shapes }: Mark): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512"><rect width="512" height="512" fill="${ground}"/>${shapes}</svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}
