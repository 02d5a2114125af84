import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { openResumeReader } from '../resumes/cage/open-resume-reader.ts'
import type { ResumeReader } from '../resumes/cage/open-resume-reader.ts'
import { noFacts } from '../resumes/resume-facts.ts'
import type { ResumeFacts } from '../resumes/resume-facts.ts'
import { WrongUse } from './wrong-use.ts'

/** What files say, one line each. No database is opened, and nothing is kept. */
export async function* readResumes(files: readonly string[]): AsyncGenerator<object> {
  if (files.length === 0) throw new WrongUse('Which files? read-resume FILE…')

  const reader = openResumeReader()
  const missing: string[] = []
  try {
    for (const file of files) {
      const bytes = await readFile(file).catch(() => undefined)
      if (bytes) yield await readOne(reader, file, bytes)
      else missing.push(file)
    }
  } finally {
    await reader.close()
  }
  if (missing.length > 0) throw new WrongUse(`These files cannot be opened: ${missing.join(', ')}`)
}

async function readOne(reader: ResumeReader, file: string, bytes: Buffer): Promise<object> {
  const started = performance.now()
  const read = await reader.read(bytes, { fileName: path.basename(file), asOf: new Date() })
  const ms = Math.round(performance.now() - started)
  return {
    file,
    status: read.status,
    ms,
    ...asFields(read.status === 'ok' ? read.facts : noFacts),
  }
}

function asFields(facts: ResumeFacts) {
  return {
    full_name: facts.fullName?.value ?? null,
    email: facts.email?.value ?? null,
    phone: facts.phone?.value ?? null,
    location: facts.location?.value ?? null,
    linkedin_url: facts.linkedinUrl?.value ?? null,
    current_role: facts.currentRole?.value ?? null,
    current_company: facts.currentCompany?.value ?? null,
    current_company_months: facts.currentCompanyMonths,
    total_experience_months: facts.totalMonths,
    company_count: facts.companies.length,
    companies: facts.companies,
    loyalty_months: facts.loyaltyMonths,
    tags: facts.tags.map(({ tag }) => tag),
    licences: facts.licences.map(({ name }) => name),
    work_rights: facts.workRights?.value ?? null,
    roster: facts.roster?.value ?? null,
    notice_days: facts.noticeDays?.value ?? null,
    available_from: facts.availableFrom?.value ?? null,
    read_from_picture: facts.readFromPicture ?? [],
  }
}
