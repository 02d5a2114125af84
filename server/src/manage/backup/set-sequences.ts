import type pg from 'pg'
import type { Manifest } from './archive.ts'
import { BadBackup } from './bad-backup.ts'
import {
  hasTable,
  largestNumberIn,
  listOwnedSequences,
  listSequences,
  setSequence,
} from './queries.ts'

/** What is numbered goes on where it stopped: whatever sequences there are, now and later. */
export async function setSequences(client: pg.Client, { sequences }: Manifest): Promise<void> {
  if (!sequences) return setByRows(client)

  const here = await listSequences(client)
  const missing = here.find((name) => sequences.every((one) => one.name !== name))
  if (missing !== undefined)
    throw new BadBackup(`The backup is damaged: it has no sequence ${missing}.`)
  for (const { name, ...value } of sequences) {
    if (!here.includes(name))
      throw new BadBackup(`The backup is damaged: it has a sequence ${name}.`)
    await setSequence(client, name, value)
  }
}

/** The first format had no sequences: those that there were then go on after the largest number of the rows. */
async function setByRows(client: pg.Client): Promise<void> {
  const numbered = await listOwnedSequences(client)
  const wishes = (await hasTable(client, 'public.payment'))
    ? [...numbered, receiptNumbers]
    : numbered
  for (const { name, table, column } of wishes) {
    const last = await largestNumberIn(client, table, column)
    if (last !== undefined) await setSequence(client, name, { last, drawn: true })
  }
}

const receiptNumbers = {
  name: 'public.receipt_number',
  table: 'public.payment',
  column: `substring(receipt_number from '[0-9]+$')::bigint`,
}
