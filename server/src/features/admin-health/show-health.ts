import { readFileSync } from 'node:fs'
import type { adminHealth } from '@headframe/wire'
import { mostTroubles } from '@headframe/wire'
import { instantOf } from '../../domain/instants.ts'
import { findOutage, listUnsent } from '../../kit/letters/unsent-letters.ts'
import { freeBytesOf, lineOf } from '../../kit/metrics/state-of-world.ts'
import { warningsAbout } from '../../kit/safe-start.ts'
import { listFailedTasks } from '../../kit/tasks/failed-tasks.ts'
import type { UseCase } from '../../kit/use-case.ts'
import { countUnread, findDatabaseSize, listUnread } from './queries.ts'

export const showHealth: UseCase<typeof adminHealth.show> = async ({ db, now, world }) => {
  const { config, database } = world
  const [line, free, bytes, failed, unsent, outage, unread, latest, warnings] = await Promise.all([
    lineOf(world),
    freeBytesOf(world),
    findDatabaseSize(db),
    listFailedTasks(db, mostTroubles),
    listUnsent(db, mostTroubles),
    findOutage(db),
    countUnread(db),
    listUnread(db, mostTroubles),
    database.warnings(),
  ])
  return {
    date: instantOf(now),
    version,
    started_date: instantOf(now) - Math.round(process.uptime()),
    database: { bytes, is_embedded: !config.database.url },
    disk: { free_bytes: free },
    tasks: {
      kinds: line.kinds.map(({ inHand, oldestDueSeconds, ...kind }) => ({
        ...kind,
        in_hand: inHand,
        oldest_seconds: oldestDueSeconds,
      })),
      failed: failed.map(({ failedAt, failure, ...task }) => ({
        ...task,
        failed_date: instantOf(failedAt),
        reason: failure,
      })),
    },
    letters: {
      waiting: line.letters.waiting,
      failed: line.letters.failed,
      oldest_seconds: line.letters.oldestSeconds,
      outage: outage ? { since: instantOf(outage.since), reason: outage.reason } : null,
      unsent: unsent.map(
        ({ promised_at, due_at, failed_at, failure, tried_at: _tried, ...one }) => ({
          ...one,
          promised_date: instantOf(promised_at),
          due_date: due_at && instantOf(due_at),
          failed_date: failed_at && instantOf(failed_at),
          reason: failure,
        }),
      ),
    },
    resumes: { unread, latest },
    warnings: [...warningsAbout(config), ...warnings],
  }
}

const { version } = JSON.parse(
  readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'),
) as { version: string }
