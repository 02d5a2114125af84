import type { KindInLine } from '../tasks/failed-tasks.ts'
import type { World } from '../world.ts'
import { gauge } from './meters.ts'
import { named } from './metrics.ts'
import { freeBytesOf, lineOf } from './state-of-world.ts'
import type { Line } from './state-of-world.ts'

/** What stands at this moment around the process. Of a database that does not answer only that is told. */
export async function figuresOf(world: World): Promise<string[]> {
  const isUp = await world.database.answers()
  const line = isUp ? await lineOf(world) : undefined
  return [
    ...gauge(named('database_up'), 'Whether the database answers.', [{ value: isUp ? 1 : 0 }]),
    ...figuresOfPools(world),
    ...(await figuresOfDisk(world)),
    ...(line ? [...figuresOfTasks(line), ...figuresOfLetters(line)] : []),
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

async function figuresOfDisk(world: World): Promise<string[]> {
  return gauge(named('data_dir_free_bytes'), 'Room that is left for DATA_DIR.', [
    { value: await freeBytesOf(world) },
  ])
}

function figuresOfTasks({ kinds }: Line): string[] {
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

function figuresOfLetters({ letters }: Line): string[] {
  const { waiting, failed, oldestSeconds } = letters
  return [
    ...gauge(named('letters_waiting'), 'Letters to be sent.', [{ value: waiting }]),
    ...gauge(named('letters_failed'), 'Letters that could not be sent.', [{ value: failed }]),
    ...gauge(named('letters_oldest_seconds'), 'How long the oldest of what waits has waited.', [
      { value: oldestSeconds },
    ]),
  ]
}
