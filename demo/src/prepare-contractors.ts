import { putFile } from '@headframe/server/src/kit/files/stored-files.ts'
import type { KeptFile } from '@headframe/server/src/kit/files/stored-files.ts'
import type { World } from '@headframe/server/src/kit/world.ts'
import type { ResumeReading } from '@headframe/server/src/resumes/resume-facts.ts'
import { demoContractors } from './people/demo-contractors.ts'
import type { DemoContractor } from './people/demo-contractors.ts'
import { drawPortrait } from './portraits/draw-portrait.ts'
import { layouts } from './resumes/layouts.ts'
import { makeResume } from './resumes/make-resume.ts'

/** As many as there are children to read resumes. */
const atOnce = 2

export interface PreparedContractor {
  readonly contractor: DemoContractor
  readonly portrait: KeptFile
  readonly resume: KeptFile
  readonly fileName: string
  readonly read: ResumeReading
}

/** Draws everybody, writes their resumes and has them read, all before the database is touched. */
export async function prepareContractors(
  world: World,
  howMany: number,
): Promise<PreparedContractor[]> {
  const contractors = demoContractors(howMany, { now: world.clock() })
  const waiting = contractors.entries()
  const prepared: PreparedContractor[] = []

  async function workThrough(): Promise<void> {
    for (const [number, contractor] of waiting) {
      prepared[number] = await prepare(world, contractor, number)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, workThrough))
  return prepared
}

async function prepare(
  world: World,
  contractor: DemoContractor,
  number: number,
): Promise<PreparedContractor> {
  const { person, createdAt } = contractor
  const layout = layouts[number % layouts.length]
  if (!layout) throw new Error('There are no layouts')
  // Once through all layouts as PDF, once as DOCX.
  const format = Math.floor(number / layouts.length) % 2 === 0 ? 'pdf' : 'docx'
  const bytes = await makeResume(person, layout, format, createdAt)
  const fileName = `${person.firstName} ${person.lastName} resume.${format}`

  return {
    contractor,
    portrait: await putFile(world, await drawPortrait(person), 'image/jpeg'),
    resume: await putFile(world, bytes, types[format]),
    fileName,
    read: await world.resumes.read(bytes, { fileName, asOf: createdAt }),
  }
}

const types = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}
