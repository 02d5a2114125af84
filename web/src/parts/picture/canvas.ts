export interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const quality = 0.9

/** A part of a picture, drawn at a size of its own on white, since JPEG knows no glass. */
export function drawnAs(
  picture: ImageBitmap,
  area: Area,
  size: { width: number; height: number },
): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = size.width
  canvas.height = size.height
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser cannot draw')
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, size.width, size.height)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, size.width, size.height)
  return canvas
}

export function encode(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (blob) resolve(blob)
        else reject(new Error('The picture could not be drawn'))
      },
      'image/jpeg',
      quality,
    )
  })
}
