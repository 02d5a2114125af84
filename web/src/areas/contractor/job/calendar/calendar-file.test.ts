import { expect, test } from 'vitest'

import { calendarFile, type CalendarDay } from './calendar-file.ts'

const first: CalendarDay = {
  id: 'a4af75c5@headframe.test',
  day: '2026-12-31',
  title: 'First day: Fitter, Hunter; nights \\ days',
  place: 'Muswellbrook NSW, 2333',
  text: 'Fitter at Torque Creek\nhttps://headframe.test/contractor/job/fitter',
  url: 'https://headframe.test/contractor/job/fitter',
  madeAt: new Date('2026-11-25T04:05:06.789Z'),
}

test('a calendar reads one whole day, over the end of a year, in no time zone', () => {
  expect(read(calendarFile(first))).toMatchObject({
    'DTSTART;VALUE=DATE': '20261231',
    'DTEND;VALUE=DATE': '20270101',
    DTSTAMP: '20261125T040506Z',
    UID: first.id,
    URL: first.url,
  })
})

test('signs, accents, long words and line feeds come back as they were', () => {
  const odd = {
    ...first,
    title: `Überschicht – ${'⛏️ Schürfer, '.repeat(12)}`,
    text: `One\r\nTwo\nBEGIN:VEVENT\n${'x'.repeat(400)}`,
  }
  const file = calendarFile(odd)

  for (const line of file.split('\r\n')) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  }
  expect(file.match(/^BEGIN:VEVENT/gm)).toHaveLength(1)
  expect(read(file)).toMatchObject({
    SUMMARY: odd.title,
    DESCRIPTION: odd.text.replace('\r\n', '\n'),
    LOCATION: first.place,
  })
})

/** What a calendar makes of it: lines put together again, signs as they were meant. */
function read(file: string): Record<string, string> {
  const lines = file.replaceAll('\r\n ', '').trimEnd().split('\r\n')
  expect(lines.at(0)).toBe('BEGIN:VCALENDAR')
  expect(lines.at(-1)).toBe('END:VCALENDAR')
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf(':')
      return [line.slice(0, at), meant(line.slice(at + 1))]
    }),
  )
}

function meant(text: string): string {
  return text.replaceAll(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign))
}
