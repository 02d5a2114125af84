import type { Upload } from '@headframe/wire'
import { staffUploads, uploadStatus } from '@headframe/wire'
import { inOneTransaction } from '../db/call-transaction.ts'
import { insertFile, putFile } from '../kit/files/stored-files.ts'
import { readResume } from '../resumes/read-resume.ts'
import { aPdf } from './documents.ts'
import { aProfile, staffAccountOf } from './library.ts'
import { aStaffMember } from './people.ts'
import type { Person } from './people.ts'
import type { Product } from './product.ts'
import { aFile } from './registration.ts'

/** A resume of somebody's that waits until staff have looked at it; answers its hash. */
export async function aReview(product: Pick<Product, 'world'>, staff: Person): Promise<string> {
  const staffAccountId = await staffAccountOf(product, staff)
  const { world } = product
  const now = world.clock()
  const bytes = await aPdf()
  const read = await readResume(bytes, { asOf: now })
  if (read.status !== 'ok') throw new Error('The sample cannot be read')
  const file = await putFile(world, bytes, 'application/pdf')
  return inOneTransaction(world.database, async (db) => {
    await insertFile(db, file, 'resume', now)
    const { hash } = await db
      .insertInto('upload')
      .values({
        staff_account_id: staffAccountId,
        file_id: file.id,
        file_name: 'resume.pdf',
        sha256: file.sha256,
        uploaded_at: now,
        read_at: now,
        status: uploadStatus.review,
        review_reason: 'low_confidence',
        facts: JSON.stringify(read.facts),
        content: read.text,
      })
      .returning('hash')
      .executeTakeFirstOrThrow()
    return hash
  })
}

/** Sends a resume as staff do, has it read, and answers what became of it. */
export async function uploaded(
  product: Product,
  staff: Person,
  bytes: Buffer,
  name = 'resume.pdf',
): Promise<Upload> {
  const { file_hash } = await product
    .as(staff)
    .send(staffUploads.send, { file: aFile(name, bytes) })
  await product.runTasks()
  const uploads = await product.as(staff).send(staffUploads.list, { perPage: 100 })
  const row = uploads.find((upload) => upload.file_hash === file_hash)
  if (!row) throw new Error('The upload is not in the list')
  return row
}

/** Somebody on an account, and a resume of theirs, which asks whether they are the same. */
export async function aDuplicateOf(product: Product) {
  const staff = await aStaffMember(product)
  const person = await aProfile(product, staff, {
    fullName: 'Marnie Okafor',
    email: 'marnie@people.example',
    location: 'Perth WA',
    salary: 140_000,
  })
  const bytes = await aPdf()
  const { status, file_hash: fh } = await uploaded(product, staff, bytes)
  if (status !== uploadStatus.review) throw new Error('The resume asks nothing')
  return { staff, person, bytes, fh }
}

export interface Decision {
  readonly fh: string
  readonly action: 'accept' | 'merge' | 'reject'
  readonly ph?: string
  readonly fields?: {
    readonly full_name?: string
    readonly phone?: string
    readonly location?: string
    readonly rate?: number
    readonly availability?: number
    readonly current_role?: string
    readonly current_company?: string
  }
}

export function decideReview(product: Product, staff: Person, decision: Decision) {
  return product.as(staff).send(staffUploads.resolve, { fields: {}, ...decision })
}
