import { australianStates } from '@headframe/wire'
import type { TrueJob } from '@headframe/demo/src/resumes/truth.ts'
import type { MonthOfYear, ReadJob } from '@headframe/server/src/resumes/resume-facts.ts'

/** When something that was read is as good as what is true. */

/** Capitals, signs and the legal form of a company do not count. */
export function sameWords(read: string, real: string): boolean {
  return folded(read) === folded(real)
}

function folded(words: string): string {
  return words
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\b(pty|ltd|nl)\b/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
}

const states = australianStates.join('|')

/** The suburb has to be there, and no other state. */
export function samePlace(read: string, real: string): boolean {
  const [suburb = '', state = ''] = real.split(', ')
  const said = read.match(new RegExp(`\\b(${states})\\b`, 'g')) ?? []
  return read.toLowerCase().includes(suburb.toLowerCase()) && said.every((one) => one === state)
}

export function samePage(read: string, real: string): boolean {
  return bareAddress(read) === bareAddress(real)
}

function bareAddress(url: string): string {
  return url.toLowerCase().replace(/^https?:\/\/(www\.)?|\/$/g, '')
}

export function sameDates(read: ReadJob, real: TrueJob): boolean {
  return sameMonth(read.start, real.start) && sameMonth(read.end, real.end)
}

/** Where only a year is printed, a month that the reader supplies is no mistake. */
export function sameMonth(read: MonthOfYear | null, real: MonthOfYear | undefined): boolean {
  if (real === undefined || read === null) return real === undefined && read === null
  return read.year === real.year && (real.month === undefined || read.month === real.month)
}

export function withinThree(read: number, real: number): boolean {
  return Math.abs(read - real) <= 3
}
