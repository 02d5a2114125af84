import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import type { Database } from './open.ts'

export interface Notices {
  /** Whether what is told now will be heard. */
  readonly areHeard: () => boolean
  close(): Promise<void>
}

interface Wishes {
  readonly channel: string
  /** Something was told, or may have been while nobody heard it. */
  readonly onNotice: () => void
  /** The database answers, but passes nothing on. */
  readonly onSilence: () => void
}

const echoEveryMs = 10_000
const echoWithinMs = 5000
const closesWithinMs = 1000
const connectAgainMs = 1000
const listenAgainMs = 60_000

/**
 * Hears what is told on a channel, on a connection of its own that finds the database again when it was
 * away. A line can be dead without a sign, and a connection pooler in between swallows what is told: so
 * a line counts only while it hears its own echo.
 */
export function hearNotices(database: Database, wishes: Wishes): Notices {
  const ending = new AbortController()
  let areHeard = false

  const rest = (ms: number) =>
    pause(ms, undefined, { signal: ending.signal }).catch(() => undefined)

  async function keepListening(): Promise<void> {
    while (!ending.signal.aborted) {
      const hasHeard = await listen().catch(() => undefined)
      const isSilent = hasHeard === false && !ending.signal.aborted
      if (isSilent) wishes.onSilence()
      await rest(isSilent ? listenAgainMs : connectAgainMs)
    }
  }

  /** Listens until the line is dead, and answers whether it has ever heard anything. */
  async function listen(): Promise<boolean> {
    const line = openLine(database, wishes)
    try {
      await line.open()
      while (!ending.signal.aborted && (await Promise.race([line.echoes(), rest(echoWithinMs)]))) {
        if (!areHeard) {
          areHeard = true
          wishes.onNotice()
        }
        await Promise.race([rest(echoEveryMs), line.lost])
      }
      return areHeard
    } finally {
      areHeard = false
      await Promise.race([line.close(), pause(closesWithinMs)])
    }
  }

  const listening = keepListening()
  return {
    areHeard: () => areHeard,
    async close() {
      ending.abort()
      await listening
    },
  }
}

function openLine({ connection, writing }: Database, { channel, onNotice }: Wishes) {
  const client = new pg.Client(connection)
  const lost = new Promise<never>((_, reject) => {
    client.on('end', () => reject(new Error('The line is lost')))
  })
  // Whoever races against it hears of it; nobody else has to.
  lost.catch(() => undefined)
  client.on('error', () => undefined)
  client.on('notification', ({ payload }) => {
    if (!payload) onNotice()
  })

  return {
    lost,
    async open(): Promise<void> {
      await client.connect()
      await client.query(`listen ${client.escapeIdentifier(channel)}`)
    },
    /** Told on another connection: a pooler would pass on what comes from the same one. */
    async echoes(): Promise<true> {
      const word = randomUUID()
      const heard = new Promise<true>((resolve) => {
        const hear = ({ payload }: pg.Notification) => {
          if (payload !== word) return
          client.off('notification', hear)
          resolve(true)
        }
        client.on('notification', hear)
      })
      await sql`select pg_notify(${channel}, ${word})`.execute(writing)
      return Promise.race([heard, lost])
    },
    close: () => client.end().catch(() => undefined),
  }
}
