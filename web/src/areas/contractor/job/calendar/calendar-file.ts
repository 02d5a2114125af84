import { productName } from '@headframe/wire'

export interface CalendarDay {
  /** The same for the same event, so that a calendar that has it does not take it twice. */
  readonly id: string
  /** `YYYY-MM-DD`: a day has no time zone, it is that day wherever the work is. */
  readonly day: string
  readonly title: string
  readonly place: string
  readonly text: string
  readonly url: string
  readonly madeAt: Date
}

/** One whole day as a calendar takes it up (RFC 5545). */
export function calendarFile({ id, day, title, place, text, url, madeAt }: CalendarDay): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${productName}//Jobs//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${stamp(madeAt)}`,
    `DTSTART;VALUE=DATE:${plainDay(day)}`,
    `DTEND;VALUE=DATE:${plainDay(nextDay(day))}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    `DESCRIPTION:${escaped(text)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

const plainDay = (day: string) => day.replaceAll('-', '')

/** The end of a whole day is the day after it. */
function nextDay(day: string): string {
  const next = new Date(`${day}T00:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return next.toISOString().slice(0, 10)
}

function stamp(moment: Date): string {
  return moment.toISOString().replaceAll(/[-:]|\.\d+/g, '')
}

/** Signs that would end a value are marked, line feeds are spelled, and what cannot be seen is left out. */
function escaped(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n?|\n/g, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, '')
}

const longestLine = 75

/** A line has so many bytes at most; what follows begins with a blank. No letter is cut in two. */
function folded(line: string): string {
  const lines = ['']
  let bytes = 0
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length
    if (bytes + size > longestLine) {
      lines.push(' ')
      bytes = 1
    }
    lines[lines.length - 1] += letter
    bytes += size
  }
  return lines.join('\r\n')
}
