import { statfs } from 'node:fs/promises'
import { countUnsent } from '../letters/unsent-letters.ts'
import { countTasks } from '../tasks/failed-tasks.ts'
import type { KindInLine } from '../tasks/failed-tasks.ts'
import type { World } from '../world.ts'
import { gauge } from './meters.ts'
import { named } from './metrics.ts'

/** What stands at this moment around the process. Of a database that does not answer only that is told. */
export async function figuresOf(world: World): Promise<string[]> {
  const isUp = await world.database.answers()
  return [
    ...gauge(named('database_up'), 'Whether the database answers.', [{ value: isUp ? 1 : 0 }]),
    ...figuresOfPools(world),
    ...(await figuresOfDisk(world)),
    ...(isUp ? [...(await figuresOfTasks(world)), ...(await figuresOfLetters(world))] : []),
  ]
}

function figuresOfPools({ database }: World): string[] {
  const pools = Object.entries(database.pools())
  return [
    ...gauge(
      named('database_connections'),
      'Connections to the database, in use and at rest.',
      pools.flatMap(([pool, { open, idle }]) => [
        { value: open - idle, labels: { pool, state: 'in use' } },
        { value: idle, labels: { pool, state: 'at rest' } },
      ]),
    ),
    ...gauge(
      named('database_waiting'),
      'Who waits for a connection.',
      pools.map(([pool, { waiting }]) => ({ value: waiting, labels: { pool } })),
    ),
  ]
}

async function figuresOfDisk({ config }: World): Promise<string[]> {
  const { bavail, bsize } = await statfs(config.dataDir)
  return gauge(named('data_dir_free_bytes'), 'Room that is left for DATA_DIR.', [
    { value: bavail * bsize },
  ])
}

/** All processes on one database tell the same: the line is theirs together. */
async function figuresOfTasks({ database, clock }: World): Promise<string[]> {
  const kinds = await countTasks(database.reading, clock())
  const each = (figure: (kind: KindInLine) => number) =>
    kinds.map((one) => ({ value: figure(one), labels: { kind: one.kind } }))
  return [
    ...gauge(
      named('tasks_waiting'),
      'Background work in line.',
      each(({ waiting }) => waiting),
    ),
    ...gauge(
      named('tasks_in_hand'),
      'Background work that a worker has in hand.',
      each(({ inHand }) => inHand),
    ),
    ...gauge(
      named('tasks_oldest_seconds'),
      'How long the oldest of what is due has waited.',
      each(({ oldestDueSeconds }) => oldestDueSeconds),
    ),
    ...gauge(
      named('tasks_failed'),
      'Background work that was given up.',
      each(({ failed }) => failed),
    ),
  ]
}

async function figuresOfLetters({ database, clock }: World): Promise<string[]> {
  const { waiting, failed, oldest } = await countUnsent(database.reading)
  const oldestMs = oldest ? clock().getTime() - oldest.getTime() : 0
  return [
    ...gauge(named('letters_waiting'), 'Letters to be sent.', [{ value: waiting }]),
    ...gauge(named('letters_failed'), 'Letters that could not be sent.', [{ value: failed }]),
    ...gauge(named('letters_oldest_seconds'), 'How long the oldest of what waits has waited.', [
      { value: Math.max(0, oldestMs / 1000) },
    ]),
  ]
}
