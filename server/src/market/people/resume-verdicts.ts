import type { ReadingStatus } from '../../resumes/resume-facts.ts'

const verdicts: Record<Exclude<ReadingStatus, 'ok'>, string> = {
  needs_ocr:
    'Your resume has no text in it: it seems to be a scan or a picture. Please upload one that was saved from a word processor.',
  encrypted: 'Your resume is locked with a password. Please upload one that opens without it.',
  unreadable: 'Your resume could not be read. Please save it again and upload it once more.',
  unsupported: 'Your resume could not be read. Please upload it as PDF or DOCX.',
  not_resume:
    'This does not look like a resume: no jobs were found in it. Please upload the document that lists your work.',
}

/** What its owner is told when nothing could be read from a resume. */
export function verdictOn(status: Exclude<ReadingStatus, 'ok'>): string {
  return verdicts[status]
}

/** What its owner is told when it was never looked at, since our own machines failed for too long. */
export const faultOfOurs =
  'Your resume could not be read because of a fault of ours. Please upload it once more.'
