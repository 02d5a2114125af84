import { putFile } from '@headframe/server/src/kit/files/stored-files.ts'
import type { KeptFile } from '@headframe/server/src/kit/files/stored-files.ts'
import type { World } from '@headframe/server/src/kit/world.ts'
import type { ResumeReading } from '@headframe/server/src/resumes/resume-facts.ts'
import { demoContractors } from '../people/demo-contractors.ts'
import type { DemoContractor } from '../people/demo-contractors.ts'
import type { Person } from '../people/person.ts'
import { layouts } from '../resumes/layouts.ts'
import { makeResume } from '../resumes/make-resume.ts'
import { makeInvoice, makeLockedPdf, makeScan } from './unreadable-files.ts'

const dayMs = 86_400_000

/** A resume that the demo's recruiters have uploaded. */
export interface PreparedUpload {
  /** Who it is of, where it is anybody's; their wishes are known from a call. */
  readonly of: DemoContractor | undefined
  readonly file: KeptFile
  readonly fileName: string
  readonly uploadedAt: Date
  /** Nothing where it still waits to be read. */
  readonly read: ResumeReading | undefined
  /** Somebody has looked at it and said that it is of somebody new. */
  readonly isKnownAsNew: boolean
}

interface Draft {
  readonly of?: DemoContractor
  readonly bytes: Buffer
  readonly fileName: string
  readonly daysAgo: number
  readonly isUnread?: boolean
  readonly isKnownAsNew?: boolean
}

/** Writes the resumes of so many people, and some that raise questions or come to nothing, and has them read. */
export async function prepareLibrary(world: World, howMany: number): Promise<PreparedUpload[]> {
  const now = world.clock()
  const [, ...people] = demoContractors(howMany + 1, {
    now,
    seed: 'library',
    domain: 'people.example',
  })
  const drafts = [...(await plainOnes(people, now)), ...(await oddOnes(people, now))]
  const prepared: PreparedUpload[] = []
  const waiting = drafts.entries()
  async function workThrough(): Promise<void> {
    for (const [number, draft] of waiting) prepared[number] = await prepare(world, draft, now)
  }
  // As many as there are children to read resumes.
  await Promise.all([workThrough(), workThrough()])
  return prepared
}

async function prepare(world: World, draft: Draft, now: Date): Promise<PreparedUpload> {
  const { of, bytes, fileName, isUnread = false, isKnownAsNew = false } = draft
  const uploadedAt = new Date(now.getTime() - draft.daysAgo * dayMs)
  const type = fileName.endsWith('.docx')
    ? 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
    : 'application/pdf'
  return {
    of,
    fileName,
    uploadedAt,
    isKnownAsNew,
    file: await putFile(world, bytes, type),
    read: isUnread ? undefined : await world.resumes.read(bytes, { fileName, asOf: uploadedAt }),
  }
}

/** The further back, the more of them at once: as a stack that was worked through. */
async function plainOnes(people: readonly DemoContractor[], now: Date): Promise<Draft[]> {
  return Promise.all(
    people.map(async (of, number) => {
      const isPdf = Math.floor(number / layouts.length) % 2 === 0
      return {
        of,
        bytes: await resumeOf(of.person, number, isPdf ? 'pdf' : 'docx', now),
        fileName: `${of.person.lastName}_${of.person.firstName}_CV.${isPdf ? 'pdf' : 'docx'}`,
        daysAgo: 2 + Math.floor((people.length - number) / 6),
      }
    }),
  )
}

/** What makes the history of a recruiter a history. */
async function oddOnes(people: readonly DemoContractor[], now: Date): Promise<Draft[]> {
  const [one, two, three, four] = people
  const [, registered] = demoContractors(2, { now })
  if (!one || !two || !three || !four || !registered) return []
  const initial = `${two.person.firstName.slice(0, 1)}.`
  const [contractor, sameNumber, nobody, twice] = [
    registered.person,
    { ...two.person, key: 'library again', firstName: initial, email: 'two.up@mail.example' },
    { ...three.person, firstName: '', lastName: '', email: 'nightshift77@mail.example' },
    { ...four.person, key: 'library twice', email: 'swing.shift@mail.example' },
  ]
  return [
    {
      of: four,
      bytes: await resumeOf(twice, 5, 'pdf', now),
      fileName: `${four.person.firstName} ${four.person.lastName} updated.pdf`,
      daysAgo: 1.4,
      isKnownAsNew: true,
    },
    { bytes: await makeLockedPdf(), fileName: 'Resume (protected).pdf', daysAgo: 1.3 },
    { bytes: await makeScan(), fileName: 'Scan_0042.pdf', daysAgo: 1.2 },
    { bytes: await makeInvoice(), fileName: 'INV-20417.pdf', daysAgo: 1.1 },
    {
      bytes: await resumeOf(contractor, 3, 'pdf', now),
      fileName: `${contractor.lastName} resume.pdf`,
      daysAgo: 0.5,
    },
    {
      bytes: await resumeOf(sameNumber, 6, 'docx', now),
      fileName: `CV ${initial} ${two.person.lastName}.docx`,
      daysAgo: 0.4,
    },
    {
      bytes: await resumeOf(nobody, 2, 'pdf', now),
      fileName: 'resume final FINAL.pdf',
      daysAgo: 0.3,
    },
    {
      bytes: await resumeOf({ ...one.person, key: 'library later' }, 8, 'pdf', now),
      fileName: 'Applicant 3 of 3.pdf',
      daysAgo: 0.01,
      isUnread: true,
    },
  ]
}

function resumeOf(person: Person, number: number, format: 'pdf' | 'docx', now: Date) {
  const layout = layouts[number % layouts.length]
  if (!layout) throw new Error('There are no layouts')
  return makeResume(person, layout, format, now)
}
