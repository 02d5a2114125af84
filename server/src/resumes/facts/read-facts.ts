import type { Fact, ReadJob, ResumeFacts } from '../resume-facts.ts'
import type { ResumeText } from '../resume-text.ts'
import { readEmail } from './contact/email.ts'
import { headerBand } from './contact/header-band.ts'
import { readLinkedin } from './contact/linkedin.ts'
import { readLocation } from './contact/location.ts'
import { readName } from './contact/name.ts'
import { readPhone } from './contact/phone.ts'
import { readWorkRights } from './contact/work-rights.ts'
import { withoutColonCells } from './colons-in-cells.ts'
import { cutToReadable } from './cut-to-readable.ts'
import type { FoundJob } from './jobs/found-job.ts'
import { readJobs } from './jobs/read-jobs.ts'
import { jobsInSentences } from './jobs/lines/jobs-in-sentences.ts'
import { readLicences } from './licences/read-licences.ts'
import { withoutSchools } from './licences/without-schools.ts'
import { readSections } from './sections/read-sections.ts'
import { withTicketsAhead } from './sections/valid-ahead.ts'
import { readStudies } from './studies/read-studies.ts'
import { readTags } from './tags/read-tags.ts'
import { readAvailability } from './next-job/availability.ts'
import { readNotice } from './next-job/notice.ts'
import { readRosterWish } from './next-job/roster-wish.ts'
import { saidOfOneself } from './next-job/said-of-oneself.ts'
import { jobsOnPages, leftUnreadIn } from './left-unread.ts'
import { ofFirstPerson } from './second-person.ts'
import { trustedLess } from './from-pictures.ts'
import { withoutPapers } from './papers.ts'
import { withUsualLetters } from './letters-of-one-kind.ts'
import { spansOf } from './spans.ts'
import { inSentences } from './told-in-sentences.ts'
import { tenureOf } from './tenure.ts'

export { looksLikeResume } from './looks-like-resume.ts'

interface ReadingOptions {
  readonly fileName?: string
  /** Today: jobs that go on are counted up to it. */
  readonly asOf: Date
}

/** What a resume says, as far as it can be told; the same for the same text and day. */
export function readFacts(whole: ResumeText, { fileName, asOf }: ReadingOptions): ResumeFacts {
  const { resume: own, secondOnPage, ofSecond } = ofFirstPerson(cutToReadable(whole))
  const { resume, papers } = withoutPapers(withoutColonCells(withUsualLetters(own)))
  const printed = readSections(resume)
  const told = inSentences(resume, printed)
  const text = told ?? resume
  const sections = withTicketsAhead(told ? readSections(told) : printed, asOf)
  const band = headerBand(text, sections)
  const email = readEmail(text, band)
  const toldJobs = told ? jobsInSentences(told.lines, asOf) : []
  const jobs = toldJobs.length > 0 ? toldJobs : readJobs(sections, asOf)
  const tenure = tenureOf(jobs)
  const sentences = saidOfOneself(sections, jobs)
  const studies = readStudies(sections)
  const leftUnread = leftUnreadIn(text, sections, jobs, asOf)
  // What was not read may be the present job.
  const sureness = leftUnread.length > 0 ? 0.8 : 1
  const fullName = readName(text, band, { email: email?.value, fileName })
  const named = readLicences(sections, asOf, {
    jobs,
    papers,
    running: text.lines.filter(({ region }) => region !== 'body'),
    areLinesBroken: text.kind === 'pdf',
  })
  const licences = withoutSchools(named, studies)

  const facts = {
    fullName,
    email,
    phone: readPhone(text, band),
    location: readLocation(band),
    linkedinUrl: readLinkedin(text, band),
    currentRole: ofJob(text.text, tenure.currentJob, 'title', sureness),
    currentCompany: ofJob(text.text, tenure.currentJob, 'employer', sureness),
    workRights: readWorkRights(sections),
    roster: readRosterWish(sentences),
    noticeDays: readNotice(sentences),
    availableFrom: readAvailability(sentences, asOf),
    jobs: jobs.map(asRead),
    companies: tenure.companies,
    totalMonths: tenure.totalMonths,
    currentCompanyMonths: tenure.currentCompanyMonths,
    loyaltyMonths: tenure.loyaltyMonths,
    tags: readTags(sections, jobs, {
      fullName: fullName?.value,
      held: licences.map(({ name }) => name),
    }),
    licences,
    ...(studies.length > 0 && { studies }),
    leftUnread: [...leftUnread, ...jobsOnPages(text, ofSecond)],
    ...(secondOnPage !== undefined && { secondOnPage }),
  }
  return trustedLess(facts, text)
}

function ofJob(
  text: string,
  job: FoundJob | undefined,
  part: 'title' | 'employer',
  sureness: number,
): Fact<string> | undefined {
  const value = job?.[part]
  const start = part === 'title' ? job?.titleAt : job?.employerAt
  if (!job || !value) return undefined
  const confidence = Math.round(job.confidence * sureness * 100) / 100
  return { value, confidence, spans: spansOf(text, value, start ?? job.span.start) }
}

function asRead(job: FoundJob): ReadJob {
  const { title, employer, client, place, start, end, isCurrent, months, confidence, span } = job
  return { title, employer, client, place, start, end, isCurrent, months, confidence, span }
}
