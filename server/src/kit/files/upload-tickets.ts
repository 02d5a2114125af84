import { lives } from '@headframe/wire'
import type { Reading, Writing } from '../../db/open.ts'
import { hashOfToken, newHash, newToken } from '../tokens.ts'

/** Leave to put one logo, once, within a quarter of an hour. `owner` says who may use it afterwards. */
export async function issueUploadTicket(
  db: Writing,
  { owner, type, apiUrl, now }: { owner: string; type: string; apiUrl: string; now: Date },
): Promise<{ uploadUrl: string; publicUrl: string }> {
  const ticket = newToken()
  const logoId = newHash()
  await db
    .insertInto('upload_ticket')
    .values({ token_hash: hashOfToken(ticket), logo_id: logoId, owner, type, created_at: now })
    .execute()
  return { uploadUrl: `${apiUrl}/files/uploads/${ticket}`, publicUrl: `${apiUrl}/files/${logoId}` }
}

/** Answers nothing when the ticket is unknown, spent or ended. */
export function findOpenTicket(db: Reading, ticket: string, now: Date) {
  return db
    .selectFrom('upload_ticket')
    .select('owner')
    .where('token_hash', '=', hashOfToken(ticket))
    .where('created_at', '>', oldestTicket(now))
    .executeTakeFirst()
}

/** Which logo was promised, and to whom. Of many who spend a ticket at once, one is told. */
export function spendTicket(db: Writing, ticket: string, now: Date) {
  return db
    .deleteFrom('upload_ticket')
    .where('token_hash', '=', hashOfToken(ticket))
    .where('created_at', '>', oldestTicket(now))
    .returning(['logo_id as id', 'owner'])
    .executeTakeFirst()
}

export async function forgetTickets(db: Writing, before: Date): Promise<void> {
  await db.deleteFrom('upload_ticket').where('created_at', '<', before).execute()
}

function oldestTicket(now: Date): Date {
  return new Date(now.getTime() - lives.uploadTicketSeconds * 1000)
}
