import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { readConfig } from '../config.ts'
import { operatorTasks } from '../manage/operator-tasks.ts'
import { childEnvironment } from './child-environment.ts'
import type { Product } from './product.ts'

const main = path.resolve(import.meta.dirname, '../manage/main.ts')

/** A database, and where the files lie. */
export interface Installation {
  readonly databaseUrl: string
  readonly dataDir: string
  /** Where the files lie, when it is somewhere else. */
  readonly environment?: Readonly<Record<string, string>>
}

export const installationOf = ({ databaseUrl, world }: Product): Installation => ({
  databaseUrl,
  dataDir: world.config.dataDir,
})

/** Runs a task as the operator does, beside whatever runs there. */
export async function manageIn(
  { databaseUrl, dataDir, environment = {} }: Installation,
  task: string,
  options: Record<string, string> = {},
): Promise<object> {
  const config = readConfig({
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    APP_URL: 'http://headframe.test',
    DEMO: 'off',
    ...environment,
  })
  const known = operatorTasks[task]
  if (!known) throw new Error(`There is no task ${task}`)
  return known.run(config, options)
}

export interface RunningTask {
  kill(signal: NodeJS.Signals): void
  readonly ended: Promise<{
    readonly code: number | null
    readonly out: string
    readonly err: string
  }>
}

/** The task as an operator starts it: a process of its own. */
export function startTask(
  { databaseUrl, dataDir, environment = {} }: Installation,
  task: string,
  options: Record<string, string> = {},
): RunningTask {
  const given = Object.entries(options).map(([name, value]) => `--${name}=${value}`)
  const child = spawn(process.execPath, [main, task, ...given], {
    env: {
      ...childEnvironment(),
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      DEMO: 'off',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const ended = Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]).then(
    ([out, err]) => ({ code: child.exitCode, out, err }),
  )
  return { kill: (signal) => void child.kill(signal), ended }
}
