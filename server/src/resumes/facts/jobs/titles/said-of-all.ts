import type { Line } from '../../../resume-text.ts'
import type { FoundJob } from '../found-job.ts'
import { titleScore } from './title-words.ts'

const allAs =
  /\ball (?:(?:jobs|roles|work|positions|of (?:it|them)) )?as (?:an? )?(?<title>\p{Lu}[\p{L} /&-]{2,40}?)(?= (?:unless|except|but|where)\b|[.,;]|$)/iu

/** "All as Trades Assistant unless it says other", above the first job: what somebody was in each that names nothing else. */
export function titleOfAll(lines: readonly Line[]): string | undefined {
  const told = lines.flatMap(({ text }) => allAs.exec(text.slice(0, 300))?.groups?.['title'] ?? [])
  return told.find((title) => titleScore(title) >= sureTitle)
}

/** What else a job is called has to sound like a title: a site may stand where others have one. */
export function withTitle(job: FoundJob, ofAll: string | undefined): FoundJob {
  const isNamed = job.title !== null && titleScore(job.title) >= likelyTitle
  return ofAll === undefined || isNamed ? job : { ...job, title: ofAll }
}

const sureTitle = 0.6
const likelyTitle = 0.5
