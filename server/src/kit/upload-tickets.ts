import { lives } from '@headframe/wire'
import type { Reading, Writing } from '../db/open.ts'
import { hashOfToken, newHash, newToken } from './tokens.ts'

/** Leave to put one logo, once, within a quarter of an hour. `owner` says who may use it afterwards. */
export async function issueUploadTicket(
  db: Writing,
  { owner, type, apiUrl, now }: { owner: string; type: string; apiUrl: string; now: Date },
): Promise<{ uploadUrl: string; publicUrl: string }> {
  const ticket = newToken()
  const fileId = newHash()
  await db
    .insertInto('upload_ticket')
    .values({ token_hash: hashOfToken(ticket), file_id: fileId, owner, type, created_at: now })
    .execute()
  return { uploadUrl: `${apiUrl}/files/uploads/${ticket}`, publicUrl: `${apiUrl}/files/${fileId}` }
}

/** Answers nothing when the ticket is unknown, used or ended. */
export function findOpenTicket(db: Reading, ticket: string, now: Date) {
  return db
    .selectFrom('upload_ticket')
    .select(['file_id', 'type', 'owner'])
    .where('token_hash', '=', hashOfToken(ticket))
    .where('used_at', 'is', null)
    .where('created_at', '>', oldestTicket(now))
    .executeTakeFirst()
}

/** Whether this very call used the ticket up. */
export async function spendTicket(db: Writing, ticket: string, now: Date): Promise<boolean> {
  const spent = await db
    .updateTable('upload_ticket')
    .set({ used_at: now })
    .where('token_hash', '=', hashOfToken(ticket))
    .where('used_at', 'is', null)
    .where('created_at', '>', oldestTicket(now))
    .executeTakeFirst()
  return spent.numUpdatedRows === 1n
}

/** Old tickets whose file is not there. The others still say whose it is. */
export async function forgetTickets(db: Writing, before: Date): Promise<void> {
  await db
    .deleteFrom('upload_ticket')
    .where('created_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('stored_file')
            .select('id')
            .whereRef('stored_file.id', '=', 'upload_ticket.file_id'),
        ),
      ),
    )
    .execute()
}

function oldestTicket(now: Date): Date {
  return new Date(now.getTime() - lives.uploadTicketSeconds * 1000)
}
