import { drawnAs, encode, type Area } from './canvas.ts'

/** More than is ever shown, and still small to send. */
const largestSide = 1024

/** The square that was chosen, as a JPEG of its own. */
export async function cutSquare(picture: Blob, area: Area): Promise<Blob> {
  const bitmap = await createImageBitmap(picture)
  const side = Math.max(1, Math.round(Math.min(area.width, largestSide)))
  const square = await encode(drawnAs(bitmap, area, { width: side, height: side }))
  bitmap.close()
  return square
}
