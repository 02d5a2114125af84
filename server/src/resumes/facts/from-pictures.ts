import type { Fact, ReadJob, ResumeFacts, Span } from '../resume-facts.ts'
import type { ResumeText } from '../resume-text.ts'

/** Letters in a picture are mistaken for one another, so what they say is less sure than typed words. */
const sureness = 0.75

/** Facts that say which pages were read from a picture, and trust what stands there less. */
export function trustedLess(facts: ResumeFacts, text: ResumeText): ResumeFacts {
  const { fromPictures = [] } = text
  if (fromPictures.length === 0) return facts
  const pictured = text.lines.filter(({ page }) => fromPictures.includes(page))
  const isPictured = (spans: readonly Span[]) =>
    spans.length === 0 ||
    spans.some(({ start, end }) =>
      pictured.some((line) => start <= line.start + line.text.length && end >= line.start),
    )

  const less = <Value>(fact: Fact<Value> | undefined) =>
    fact && isPictured(fact.spans) ? { ...fact, confidence: lowered(fact.confidence) } : fact
  const lessOfJob = (job: ReadJob) =>
    isPictured([job.span]) ? { ...job, confidence: lowered(job.confidence) } : job

  return {
    ...facts,
    fullName: less(facts.fullName),
    email: less(facts.email),
    phone: less(facts.phone),
    location: less(facts.location),
    linkedinUrl: less(facts.linkedinUrl),
    currentRole: less(facts.currentRole),
    currentCompany: less(facts.currentCompany),
    workRights: less(facts.workRights),
    roster: less(facts.roster),
    noticeDays: less(facts.noticeDays),
    availableFrom: less(facts.availableFrom),
    jobs: facts.jobs.map(lessOfJob),
    readFromPicture: fromPictures,
  }
}

function lowered(confidence: number): number {
  return Math.round(confidence * sureness * 100) / 100
}
