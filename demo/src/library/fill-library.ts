import { uploadStatus } from '@headframe/wire'
import type { Writing } from '@headframe/server/src/db/open.ts'
import { insertFile } from '@headframe/server/src/kit/files/stored-files.ts'
import type { Tasks } from '@headframe/server/src/kit/world.ts'
import { addProfile } from '@headframe/server/src/market/library/add-profile.ts'
import { editProfile } from '@headframe/server/src/market/library/edit-profile.ts'
import { settleProfiles } from '@headframe/server/src/market/library/settle-profiles.ts'
import {
  concludeUpload,
  personIn,
  readUpload,
} from '@headframe/server/src/market/library/uploads.ts'
import { verdictForStaff } from '@headframe/server/src/market/people/resume-verdicts.ts'
import { aRandom } from '../people/random.ts'
import { demoBenches, demoNotes } from './demo-benches.ts'
import type { DemoBench } from './demo-benches.ts'
import type { PreparedUpload } from './library-uploads.ts'

interface Desk {
  readonly db: Writing
  readonly tasks: Tasks
  readonly now: Date
  readonly staffAccountId: string
  /** Two who work at it. */
  readonly recruiters: readonly [Recruiter, Recruiter]
}

interface Recruiter {
  readonly id: string
  readonly name: string
}

const dayMs = 86_400_000

/** The working desk of two recruiters: what they uploaded, noted and curated. */
export async function fillLibrary(desk: Desk, uploads: readonly PreparedUpload[]): Promise<void> {
  for (const [number, upload] of uploads.entries()) await insertUpload(desk, upload, number)
  await writeNotes(desk)
  for (const bench of demoBenches) await insertBench(desk, bench)
}

async function insertUpload(desk: Desk, upload: PreparedUpload, number: number): Promise<void> {
  const { db, staffAccountId, recruiters } = desk
  const { file, fileName, uploadedAt, read } = upload
  const isKept = !read || read.status === 'ok'
  if (isKept) await insertFile(db, file, 'resume', uploadedAt)
  const row = await db
    .insertInto('upload')
    .values({
      staff_account_id: staffAccountId,
      uploaded_by: recruiters[number % 3 === 0 ? 1 : 0].id,
      file_id: isKept ? file.id : null,
      file_name: fileName,
      sha256: file.sha256,
      uploaded_at: uploadedAt,
    })
    .returning(['id', 'staff_account_id', 'sha256'])
    .executeTakeFirstOrThrow()
  if (!read) {
    // So that the first day of the demo has one that waits.
    const after = new Date(desk.now.getTime() + dayMs / 2)
    return desk.tasks.promise(db, readUpload, { uploadId: row.id }, { after })
  }
  if (read.status !== 'ok') {
    const message = verdictForStaff(read.status)
    const values = { status: uploadStatus.error, message, read_at: uploadedAt }
    await db.updateTable('upload').set(values).where('id', '=', row.id).execute()
    return
  }
  await concludeUpload({ db, now: uploadedAt }, row, read)
  if (upload.isKnownAsNew) await acceptAsNew(desk, row.id, upload)
  else if (upload.of) await noteWishes(desk, row.id, upload.of, number)
}

/** Somebody decided in a hurry: a join is proposed now. */
async function acceptAsNew(
  { db, staffAccountId }: Desk,
  uploadId: string,
  { read, uploadedAt }: PreparedUpload,
): Promise<void> {
  if (read?.status !== 'ok') return
  const { id } = await addProfile(db, personIn(staffAccountId, read.facts), uploadedAt)
  await db
    .updateTable('upload')
    .set({ status: uploadStatus.success, review_reason: null, message: null, profile_id: id })
    .where('id', '=', uploadId)
    .execute()
  await settleProfiles(db, [id], uploadedAt)
}

/** What somebody has told on the phone, and no resume says. */
async function noteWishes(
  { db, now }: Desk,
  uploadId: string,
  { person, rate, rateType, availability, visaStatus }: NonNullable<PreparedUpload['of']>,
  number: number,
): Promise<void> {
  const random = aRandom(`wishes ${number}`)
  const { profile_id: profileId } = await db
    .selectFrom('upload')
    .select('profile_id')
    .where('id', '=', uploadId)
    .executeTakeFirstOrThrow()
  if (profileId === null || random.chance(0.25)) return
  const anHour = rateType === 'day' ? Math.round(rate / 10) : rate
  const told = {
    employeeType: random.pick([0, 1, 1, 2]),
    availability: random.chance(0.8) ? availability : 0,
    rate: anHour,
    salary: random.chance(0.6) ? Math.round((anHour * 1900) / 5000) * 5000 : null,
    visa: person.workRights || visaStatus,
    trafficlight_status: random.chance(0.7) ? 1 : 0,
  }
  await editProfile(db, profileId, told, now)
  await settleProfiles(db, [profileId], now)
}

async function writeNotes({ db, now, staffAccountId, recruiters }: Desk): Promise<void> {
  const random = aRandom('notes')
  const people = await listPeople(db, staffAccountId)
  const noted = random.shuffled(people).slice(0, Math.ceil(people.length / 4))
  for (const { id } of noted) {
    for (const note of random.some(demoNotes, random.whole(1, 3))) {
      const author = random.pick(recruiters)
      const written_at = new Date(now.getTime() - random.whole(1, 40) * dayMs)
      const about = { profile_id: id, author_id: author.id, author_name: author.name }
      await db
        .insertInto('profile_note')
        .values({ ...about, note, written_at })
        .execute()
    }
  }
  const ids = noted.map(({ id }) => id)
  await settleProfiles(db, ids, now)
}

async function insertBench(desk: Desk, bench: DemoBench): Promise<void> {
  const { db, now, staffAccountId, recruiters } = desk
  const random = aRandom(bench.name)
  const created_at = new Date(now.getTime() - random.whole(20, 90) * dayMs)
  const { id: bench_id } = await db
    .insertInto('bench')
    .values({
      staff_account_id: staffAccountId,
      created_by: random.pick(recruiters).id,
      name: bench.name,
      location: bench.location,
      description: bench.description,
      tags: [...bench.tags],
      created_at,
      archived_at: bench.isArchived ? now : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const people = await listPeople(db, staffAccountId)
  const fitting = people.filter(({ current_title: title }) => bench.takes.test(title ?? ''))
  const members = random.shuffled(fitting).slice(0, bench.members)
  for (const [number, { id }] of members.entries()) {
    const status = number < 3 ? statuses[number] : random.pick(statuses)
    const added_at = new Date(created_at.getTime() + random.whole(1, 15) * dayMs)
    await db
      .insertInto('bench_member')
      .values({ bench_id, profile_id: id, status: status ?? 'Pending', added_at })
      .execute()
  }
}

const statuses = ['Accepted', 'Pending', 'Declined', 'Accepted', 'Pending'] as const

/** Always in the same order. */
function listPeople(db: Writing, staffAccountId: string) {
  return db
    .selectFrom('profile')
    .select(['id', 'current_title'])
    .where('staff_account_id', '=', staffAccountId)
    .orderBy('full_name')
    .orderBy('email')
    .execute()
}
