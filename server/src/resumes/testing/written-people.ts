import { readFileSync } from 'node:fs'

/** Who a resume is about, and so what a reader should find in it. */
export interface WrittenPerson {
  readonly name: string
  readonly headline: string
  readonly email: string
  readonly phone: string
  readonly town: string
  readonly region: string
  readonly postcode: string
  readonly country: string
  readonly summary: string
  readonly skills: readonly string[]
  readonly jobs: readonly WrittenJob[]
  readonly studies: readonly WrittenStudy[]
  readonly tickets: readonly WrittenTicket[]
}

export interface WrittenJob {
  readonly title: string
  readonly employer: string
  readonly place: string
  /** 2019-03, or 2019 where the person names no month. */
  readonly start: string
  /** Empty while it goes on. */
  readonly end: string
  readonly duties: readonly string[]
}

interface WrittenStudy {
  readonly degree: string
  readonly school: string
  readonly start: string
  readonly end: string
}

export interface WrittenTicket {
  readonly name: string
  readonly number: string
  /** 2027-04-30 */
  readonly expires: string
  readonly issuer: string
}

/** Everybody in `written-people.txt`. */
export function writtenPeople(): WrittenPerson[] {
  const text = readFileSync(new URL('written-people.txt', import.meta.url), 'utf8')
  return text.trim().split('\n\n').map(personOf)
}

function personOf(block: string): WrittenPerson {
  const lines = block.split('\n')
  const all = (word: string) =>
    lines
      .filter((line) => line.startsWith(`${word}: `))
      .map((line) =>
        line
          .slice(word.length + 2)
          .split(' | ')
          .map((cell) => cell.trim()),
      )
  const [email = '', phone = '', town = '', region = '', postcode = '', country = ''] =
    all('reach')[0] ?? []
  return {
    name: (lines[0] ?? '').slice(2),
    headline: all('headline')[0]?.[0] ?? '',
    email,
    phone,
    town,
    region,
    postcode,
    country,
    summary: all('summary')[0]?.[0] ?? '',
    skills: (all('skills')[0]?.[0] ?? '').split(', '),
    jobs: jobsOf(lines),
    studies: all('study').map(([degree = '', school = '', dates = '']) => ({
      degree,
      school,
      ...spanOf(dates),
    })),
    tickets: all('ticket').map(([name = '', number = '', expires = '', issuer = '']) => ({
      name,
      number,
      expires,
      issuer,
    })),
  }
}

function jobsOf(lines: readonly string[]): WrittenJob[] {
  return lines.flatMap((line, index) => {
    if (!line.startsWith('job: ')) return []
    const [title = '', employer = '', place = '', dates = ''] = line.slice(5).split(' | ')
    const after = lines.slice(index + 1)
    const count = after.findIndex((duty) => !duty.startsWith('- '))
    const duties = after.slice(0, count === -1 ? undefined : count).map((duty) => duty.slice(2))
    return [{ title, employer, place, ...spanOf(dates), duties }]
  })
}

function spanOf(dates: string): { start: string; end: string } {
  const [start = '', end = ''] = dates.split('/')
  return { start, end }
}
