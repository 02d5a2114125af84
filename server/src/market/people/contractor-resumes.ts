import { Refusal } from '@headframe/wire'
import type { Reading, Writing } from '../../db/open.ts'
import { copyContractors } from '../library/copy-contractors.ts'
import { compareContractor } from '../matches/rank-contractor.ts'
import { homeIn, phoneIn } from './reached-by-resume.ts'
import {
  columnsOfReading,
  findKeptReading,
  listCorrections,
  lockReading,
} from './corrections/kept-readings.ts'
import { faultOfOurs, verdictOn } from './resume-verdicts.ts'
import { readKeptResume } from './sent-resumes.ts'
import type { ResumeFacts, ResumeReading } from '../../resumes/resume-facts.ts'
import { dropFiles, insertFile } from '../../kit/files/stored-files.ts'
import type { KeptFile } from '../../kit/files/stored-files.ts'
import type { Task, Tasks, Work, World } from '../../kit/world.ts'

interface NewResume {
  readonly contractorId: string
  readonly file: KeptFile
  readonly fileName: string
  readonly place: 'active' | 'replacement'
}

/** Takes a resume and promises to read it. False when one is waiting there already. */
export async function addResume(
  { db, tasks, now }: { db: Writing; tasks: Tasks; now: Date },
  { contractorId, file, fileName, place }: NewResume,
): Promise<boolean> {
  await insertFile(db, file, 'resume', now)
  const resume = await db
    .insertInto('resume')
    .values({
      contractor_id: contractorId,
      file_id: file.id,
      file_name: fileName,
      place,
      uploaded_at: now,
    })
    .onConflict((conflict) => conflict.columns(['contractor_id', 'place']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!resume) return false

  await tasks.promise(db, readResume, { resumeId: resume.id })
  return true
}

/** The resume that counts, as a call answers a file, and the name that its owner gave it. */
export async function mustOpenResume(
  db: Reading,
  { files }: Pick<World, 'files'>,
  contractorId: string,
) {
  const resume = await findActiveResume(db, contractorId)
  const stored = resume && (await files.get(resume.file_id))
  if (!resume || !stored) throw new Refusal('NOT_FOUND')
  const { type, size, file_name: ownName } = resume
  return { file: { content: stored.content, type, size }, ownName }
}

function findActiveResume(db: Reading, contractorId: string) {
  return db
    .selectFrom('resume')
    .innerJoin('stored_file', 'stored_file.id', 'resume.file_id')
    .select(['resume.file_id', 'resume.file_name', 'stored_file.type', 'stored_file.size'])
    .where('resume.contractor_id', '=', contractorId)
    .where('resume.place', '=', 'active')
    .executeTakeFirst()
}

/**
 * Reads a resume and keeps what it says. Done twice, it changes nothing the second time. Its owner can
 * upload no other meanwhile, so after half an hour without its bytes or its reader it is given up.
 */
export const readResume: Task<{ resumeId: string }> = {
  name: 'read-resume',
  tries: 14,
  waits: { firstSeconds: 1, longestSeconds: 300 },
  automates: 'readResume',
  async run(work, { resumeId }) {
    const resume = await findUnread(work, resumeId)
    if (!resume) return
    const read = await readKeptResume(work, resume)
    if (!(await noteRead(work, resumeId))) return
    work.world.metrics.resumes.count({ outcome: read?.status ?? 'not_to_be_had' })

    if (!read) return giveUp(work, resume, faultOfOurs)
    if (read.status !== 'ok') return giveUp(work, resume, verdictOn(read.status))
    const before = resume.place === 'replacement' ? await takePlace(work, resume) : null
    await keepResumeReading(work.db, resume, read, work.now, before)
    await compareContractor(work, resume.contractor_id)
  },
}

/** Promises again what nobody has read and nobody is about to: its owner waits. */
export const promiseUnread: Task<object> = {
  name: 'promise-unread-resumes',
  tries: 3,
  async run({ db, world }) {
    const unread = await db
      .selectFrom('resume')
      .select('id as resumeId')
      .where('read_at', 'is', null)
      .execute()
    await world.tasks.promiseMissing(db, readResume, unread)
  },
}

/** Keeps what a resume says, beside what its owner says and below what they have corrected. */
export async function keepResumeReading(
  db: Writing,
  resume: { readonly id: string; readonly contractor_id: string },
  { text, facts }: Extract<ResumeReading, { status: 'ok' }>,
  now: Date,
  before: ResumeFacts | null = null,
): Promise<void> {
  const corrections = await listCorrections(db, resume.contractor_id)
  await db
    .insertInto('resume_reading')
    .values({
      resume_id: resume.id,
      ...columnsOfReading({ facts, text }, corrections, now),
      before: before && JSON.stringify(before),
    })
    .execute()
  await db
    .updateTable('contractor')
    .set({ resume_failure: null })
    .where('id', '=', resume.contractor_id)
    .execute()
  await fillGaps(db, resume.contractor_id, facts)
  await copyContractors(db, [resume.contractor_id], now)
}

type Resume = NonNullable<Awaited<ReturnType<typeof findUnread>>>

/** A replica could lag behind the promise, so the one who writes is asked. */
function findUnread({ world }: Work, id: string) {
  return world.database.writing
    .selectFrom('resume')
    .select(['id', 'contractor_id', 'file_id', 'file_name', 'place'])
    .where('id', '=', id)
    .where('read_at', 'is', null)
    .executeTakeFirst()
}

/** False when another worker was quicker, or the resume is gone. */
async function noteRead({ db, now }: Work, id: string): Promise<boolean> {
  const row = await db
    .updateTable('resume')
    .set({ read_at: now })
    .where('id', '=', id)
    .where('read_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The replacement has been read: the one before it goes, with its file. Answers what its owner looked at last. */
async function takePlace({ db, now, world }: Work, resume: Resume): Promise<ResumeFacts | null> {
  // Whoever corrects it in this moment does so first, or corrects the new one.
  await lockReading(db, resume.contractor_id)
  const before = await findKeptReading(db, resume.contractor_id)
  const former = await db
    .deleteFrom('resume')
    .where('contractor_id', '=', resume.contractor_id)
    .where('place', '=', 'active')
    .returning('file_id')
    .execute()
  await dropFiles(
    { db, tasks: world.tasks, now },
    former.map(({ file_id }) => file_id),
  )
  await db.updateTable('resume').set({ place: 'active' }).where('id', '=', resume.id).execute()
  if (!before || before.isByHand) return null
  return before.before ?? before.read.facts
}

/**
 * A first resume stays as a file, whenever it came, so that its owner may say by hand what it tells; a
 * replacement is dropped, and its owner told why.
 */
async function giveUp({ db, now, world }: Work, resume: Resume, failure: string): Promise<void> {
  const isFirst = await keepAsFirst(db, resume, failure)
  if (!isFirst) {
    await db.deleteFrom('resume').where('id', '=', resume.id).execute()
    await dropFiles({ db, tasks: world.tasks, now }, [resume.file_id])
  }
  await db
    .updateTable('contractor')
    .set({ resume_failure: isFirst ? null : failure })
    .where('id', '=', resume.contractor_id)
    .execute()
}

/** False where there is one that it would have replaced. */
async function keepAsFirst(db: Writing, { id, contractor_id }: Resume, failure: string) {
  const row = await db
    .updateTable('resume')
    .set({ place: 'active', failure })
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('resume as other')
            .select('other.id')
            .where('other.contractor_id', '=', contractor_id)
            .where('other.place', '=', 'active')
            .where('other.id', '!=', id),
        ),
      ),
    )
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** What somebody has not told yet is taken from the resume; what they have told is never changed. */
async function fillGaps(db: Writing, contractorId: string, facts: ResumeFacts): Promise<void> {
  const home = homeIn(facts)
  if (home) {
    await db
      .updateTable('contractor')
      .set(home)
      .where('id', '=', contractorId)
      .where('suburb', 'is', null)
      .where('state', 'is', null)
      .where('post_code', 'is', null)
      .execute()
  }
  const phone = phoneIn(facts)
  if (phone) {
    await db
      .updateTable('contractor')
      .set({ phone })
      .where('id', '=', contractorId)
      .where('phone', 'is', null)
      .execute()
  }
}
