const ligatures: Readonly<Record<string, string>> = {
  '\uFB00': 'ff',
  '\uFB01': 'fi',
  '\uFB02': 'fl',
  '\uFB03': 'ffi',
  '\uFB04': 'ffl',
  '\uFB05': 'st',
  '\uFB06': 'st',
}

/**
 * Text as a person would type it: no invisible characters, no forms made for typesetting, single
 * spaces. Icons that fonts keep in the private area go too, but for the boxes of forms.
 */
export function cleanText(raw: string): string {
  return raw
    .toWellFormed()
    .replace(/[\uF052\uF0FD\uF0FE]/g, '☑')
    .replace(/[\uF06F\uF071\uF0A3\uF0A8]/g, '☐')
    .replace(invisible, '')
    .replace(/[\uFB00-\uFB06]/g, (ligature) => ligatures[ligature] ?? '')
    .replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/\s+/g, ' ')
    .replace(gluedMonth, ' ')
    .normalize('NFC')
    .trim()
}

/** "PerthJan 2021": what stood apart was glued together when the document was made. */
const gluedMonth =
  /(?<=\p{Ll}|\))(?=(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{Ll}{0,6}\.? (?:19|20)\d\d\b)/gu

/** Controls but white space, soft hyphens, zero widths, directions, private characters, replacements. */
const invisible =
  /(?![\t-\r\u0085])\p{Cc}|[\p{Co}\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF\uFFF9-\uFFFD]/gu

/** "P R O F I L E" and its like; close pairs such as "AT" may stay together, and in long lines "ROVA". */
export function isLetterSpaced(text: string): boolean {
  const parts = text.split(' ')
  const single = parts.filter((part) => part.length === 1)
  const longest = single.length >= fewestOfLongLine && text === text.toUpperCase() ? 5 : 3
  return (
    parts.length >= 3 &&
    single.length >= 0.7 * parts.length &&
    parts.every((part) => part.length <= longest) &&
    /\p{L}/u.test(text)
  )
}

/** Letters that stand alone in it. */
const fewestOfLongLine = 7

const bulletMarks =
  '•●○◦▪▫■□◆◇►▶▸▹›‣⁃∙·➢➤➔→✓✔✦❖⬧♡♥❤★☆✿❀◾◼\uF0A7\uF0B7\uF0D8\uF076\uF0FC\uF0E0\uF02D'
/** A dash with "expires" behind it goes on from the line above. */
const leadingBullet = new RegExp(
  String.raw`^\s*(?:[${bulletMarks}]+\s*|[-–—*>]\s+(?!exp|valid|due))(?=\S)`,
  'u',
)
const startingMark = new RegExp(String.raw`^[${bulletMarks}]`, 'u')
const onlyBullet = new RegExp(String.raw`^\s*(?:[${bulletMarks}]+|[-–—*>])\s*$`, 'u')

export function isBulletMark(text: string): boolean {
  return onlyBullet.test(text)
}

/** A dash may stand amid a line, too. */
export function beginsWithMark(text: string): boolean {
  return startingMark.test(text)
}

/** The text without the mark it begins with, or nothing when it begins with none. */
export function withoutBullet(text: string): string | undefined {
  const mark = leadingBullet.exec(text)
  return mark ? text.slice(mark[0].length) : undefined
}
