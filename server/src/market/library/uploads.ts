import { sql } from 'kysely'
import { uploadStatus } from '@headframe/wire'
import type { Reading, Writing } from '../../db/open.ts'
import { dropFiles, insertFile } from '../../kit/files/stored-files.ts'
import type { KeptFile } from '../../kit/files/stored-files.ts'
import type { Task, Tasks, Work } from '../../kit/world.ts'
import type { ResumeFacts, ResumeReading } from '../../resumes/resume-facts.ts'
import { faultOfOursForStaff, verdictForStaff } from '../people/resume-verdicts.ts'
import { readKeptResume } from '../people/sent-resumes.ts'
import { addProfile } from './add-profile.ts'
import { findRemovedAlike, findSamePeople, isSameFile, removalInWords } from './same-person.ts'
import { settleProfiles } from './settle-profiles.ts'

/** A name that is less sure than this is asked about. */
const sureEnough = 0.6

interface NewUpload {
  readonly staffAccountId: string
  readonly staffId: string | null
  readonly file: KeptFile
  readonly fileName: string
}

/** Takes a resume from staff and promises to read it. */
export async function addUpload(
  { db, tasks, now }: { db: Writing; tasks: Tasks; now: Date },
  { staffAccountId, staffId, file, fileName }: NewUpload,
): Promise<string> {
  await insertFile(db, file, 'resume', now)
  const { id, hash } = await db
    .insertInto('upload')
    .values({
      staff_account_id: staffAccountId,
      uploaded_by: staffId,
      file_id: file.id,
      file_name: fileName,
      sha256: file.sha256,
      uploaded_at: now,
    })
    .returning(['id', 'hash'])
    .executeTakeFirstOrThrow()
  await tasks.promise(db, readUpload, { uploadId: id })
  return hash
}

/**
 * Reads a resume that staff uploaded: it becomes a profile, a question for staff, or an error. Done twice, it
 * changes nothing the second time.
 */
export const readUpload: Task<{ uploadId: string }> = {
  name: 'read-upload',
  tries: 14,
  waits: { firstSeconds: 1, longestSeconds: 300 },
  automates: 'readUpload',
  async run(work, { uploadId }) {
    const upload = await findUnread(work, uploadId)
    if (!upload) return
    const read = await readKeptResume(work, upload)
    if (!(await mayConclude(work, upload))) return
    work.world.metrics.resumes.count({ outcome: read?.status ?? 'not_to_be_had' })

    if (!read) return giveUp(work, upload, faultOfOursForStaff)
    if (read.status !== 'ok') return giveUp(work, upload, verdictForStaff(read.status))
    await concludeUpload(work, upload, read)
  },
}

/** Promises again what nobody has read and nobody is about to. */
export const promiseUnreadUploads: Task<object> = {
  name: 'promise-unread-uploads',
  tries: 3,
  async run({ db, world }) {
    const unread = await db
      .selectFrom('upload')
      .select('id as uploadId')
      .where('status', '=', uploadStatus.pending)
      .execute()
    await world.tasks.promiseMissing(db, readUpload, unread)
  },
}

type Upload = NonNullable<Awaited<ReturnType<typeof findUnread>>>

/** A replica could lag behind the promise, so the one who writes is asked. */
async function findUnread({ world }: Work, id: string) {
  const upload = await world.database.writing
    .selectFrom('upload')
    .select(['id', 'staff_account_id', 'file_id', 'file_name', 'sha256'])
    .where('id', '=', id)
    .where('status', '=', uploadStatus.pending)
    .executeTakeFirst()
  return upload?.file_id ? { ...upload, file_id: upload.file_id } : undefined
}

/**
 * One at a time in an account, so that each sees whom the ones before it have added. False when another
 * worker was quicker.
 */
async function mayConclude({ db }: Work, { id, staff_account_id }: Upload): Promise<boolean> {
  await db
    .selectFrom('staff_account')
    .select('id')
    .where('id', '=', staff_account_id)
    .forNoKeyUpdate()
    .execute()
  const row = await db
    .selectFrom('upload')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', uploadStatus.pending)
    .executeTakeFirst()
  return row !== undefined
}

/** Keeps what was read, and makes a profile of it, unless somebody has to look first. */
export async function concludeUpload(
  { db, now }: Pick<Work, 'db' | 'now'>,
  upload: Pick<Upload, 'id' | 'staff_account_id' | 'sha256'>,
  { text, facts }: Extract<ResumeReading, { status: 'ok' }>,
): Promise<void> {
  const stranger = {
    staffAccountId: upload.staff_account_id,
    ...describedIn(facts),
    sha256: upload.sha256,
  }
  const question =
    questionAboutAlike(await findSamePeople(db, stranger)) ??
    questionAboutRemoved(await findRemovedAlike(db, stranger, now)) ??
    questionAboutSecond(facts) ??
    questionAboutName(facts)
  const profile = question
    ? undefined
    : await addProfile(db, personIn(upload.staff_account_id, facts), now)
  await db
    .updateTable('upload')
    .set({
      facts: JSON.stringify(facts),
      content: text,
      read_at: now,
      status: question ? uploadStatus.review : uploadStatus.success,
      review_reason: question?.reason ?? null,
      message: question?.message ?? null,
      profile_id: profile?.id ?? null,
    })
    .where('id', '=', upload.id)
    .execute()
  if (profile) await settleProfiles(db, [profile.id], now)
}

type Alike = Awaited<ReturnType<typeof findSamePeople>>

function questionAboutAlike([first, ...others]: Alike) {
  if (!first) return undefined
  const whom = others.length > 0 ? `${first.full_name} or somebody else` : first.full_name
  const message = first.evidence.some(isSameFile)
    ? `The same file is a resume of ${first.full_name} already.`
    : `This may be ${whom}, who is on your account already.`
  return { reason: 'duplicate', message }
}

/** A colleague had a reason: nobody comes back unasked. */
function questionAboutRemoved([last]: Awaited<ReturnType<typeof findRemovedAlike>>) {
  if (!last) return undefined
  return { reason: 'duplicate', message: removalInWords(last.removed_by, last.removed_at) }
}

/** Somebody reads on there, and uploads the other resume by itself. */
function questionAboutSecond({ secondOnPage, fullName }: ResumeFacts) {
  if (secondOnPage === undefined) return undefined
  const message = `Another person’s resume begins on page ${secondOnPage}: only that of ${fullName?.value ?? 'the first'} was read.`
  return { reason: 'low_confidence', message }
}

function questionAboutName({ fullName }: ResumeFacts) {
  if (fullName && fullName.confidence >= sureEnough) return undefined
  return { reason: 'low_confidence', message: 'The name could not be read for sure.' }
}

/** What somebody is recognised by. */
export function describedIn({ fullName, email, phone }: ResumeFacts) {
  return {
    fullName: fullName?.value ?? null,
    email: email?.value ?? null,
    phone: phone?.value ?? null,
  }
}

/** Who stands in a resume, for the library of an account. */
export function personIn(staffAccountId: string, facts: ResumeFacts) {
  const { email, phone } = describedIn(facts)
  return {
    staffAccountId,
    // Whoever has none is asked about.
    fullName: facts.fullName?.value ?? '',
    email,
    phone,
    location: facts.location?.value ?? null,
    linkedinUrl: facts.linkedinUrl?.value ?? null,
    visa: facts.workRights?.value ?? null,
  }
}

async function giveUp({ db, now, world }: Work, upload: Upload, message: string): Promise<void> {
  await db
    .updateTable('upload')
    .set({ status: uploadStatus.error, message, read_at: now, file_id: null })
    .where('id', '=', upload.id)
    .execute()
  await dropFiles({ db, tasks: world.tasks, now }, [upload.file_id])
}

/** When an account was last sent these very bytes. */
export async function lastSent(
  db: Reading,
  staffAccountId: string,
  sha256: Buffer,
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('upload')
    .select('uploaded_at')
    .where('staff_account_id', '=', staffAccountId)
    .where('sha256', '=', sha256)
    .orderBy('uploaded_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.uploaded_at
}

/** Before a contractor is erased: what staff have filed under them goes along. Answers the files. */
export async function takeUploadsOfContractor(
  db: Writing,
  contractorId: string,
): Promise<string[]> {
  const uploads = await db
    .deleteFrom('upload')
    .where(
      'profile_id',
      '=',
      sql<string>`(select id from profile where contractor_id = ${contractorId})`,
    )
    .returning('file_id')
    .execute()
  return uploads.flatMap(({ file_id }) => file_id ?? [])
}
