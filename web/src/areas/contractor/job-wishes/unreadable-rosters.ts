import { words } from '@headframe/wire'

const figures = 'one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|twenty'
const units = 'week|fortnight|month|day|shift'
const names = 'even|equal|panama|pitman'
const wholeWords = 'on|off|wks?|mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun|m'

/** Every roster that anybody could read has a figure, or one of these. */
const ofRosters = new RegExp(
  String.raw`\p{N}|${figures}|${units}|${names}|\b(?:${wholeWords})\b`,
  'iu',
)

/** Only what surely is no roster: the server reads more than is known here. */
export function rosterFault(text: string): string | undefined {
  return ofRosters.test(text) ? undefined : words.rosterUnreadable
}

/** Which of them a refusal means that names none: those that were taken before are read. */
export function unreadInWords(
  rosters: readonly string[],
  taken: readonly string[],
): string | undefined {
  const unread = rosters.filter((roster) => !taken.includes(roster)).map((roster) => `“${roster}”`)
  const last = unread.at(-1)
  if (last === undefined) return undefined
  if (unread.length === 1) return `This is about ${last}.`
  return `This is about one of ${unread.slice(0, -1).join(', ')} and ${last}.`
}
