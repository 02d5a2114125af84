import type { ReadingStatus } from '../../resumes/resume-facts.ts'

type Failure = Exclude<ReadingStatus, 'ok'>

const toldOwners: Record<Failure, string> = {
  needs_ocr:
    'Your resume is a scan or a picture in which too little could be read. Please upload one that was saved from a word processor.',
  encrypted: 'Your resume is locked with a password. Please upload one that opens without it.',
  unreadable: 'Your resume could not be read. Please save it again and upload it once more.',
  unsupported: 'Your resume could not be read. Please upload it as PDF or DOCX.',
  not_resume:
    'This does not look like a resume: no jobs were found in it. Please upload the document that lists your work.',
}

const toldStaff: Record<Failure, string> = {
  needs_ocr: 'This file is a scan or a picture in which too little could be read.',
  encrypted: 'This file is locked with a password.',
  unreadable: 'This file could not be read: it is damaged, or not what its name says.',
  unsupported: 'This file could not be read: it is neither PDF nor DOCX.',
  not_resume: 'This does not look like a resume: no jobs were found in it.',
}

/** What its owner is told when nothing could be read from a resume. */
export function verdictOn(status: Failure): string {
  return toldOwners[status]
}

/** What staff are told of a resume that they uploaded. */
export function verdictForStaff(status: Failure): string {
  return toldStaff[status]
}

/** What its owner is told when it was never looked at, since our own machines failed for too long. */
export const faultOfOurs =
  'Your resume could not be read because of a fault of ours. Please upload it once more.'

export const faultOfOursForStaff =
  'This file could not be read because of a fault of ours. Please upload it once more.'
