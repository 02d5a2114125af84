/** What a picture is by its first bytes, whatever its name says; nothing when it is none that we take. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'heic'

const headerLength = 12

export async function pictureKindOf(file: Blob): Promise<PictureKind | undefined> {
  const bytes = new Uint8Array(await file.slice(0, headerLength).arrayBuffer())
  const letters = String.fromCodePoint(...bytes)
  if (letters.startsWith('\u00FF\u00D8\u00FF')) return 'jpeg'
  if (letters.startsWith('\u0089PNG\r\n\u001A\n')) return 'png'
  if (letters.startsWith('RIFF') && letters.slice(8) === 'WEBP') return 'webp'
  return /^ftyp(heic|heix|hevc|mif1|msf1)$/.test(letters.slice(4)) ? 'heic' : undefined
}
