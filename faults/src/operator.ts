import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { promisify } from 'node:util'
import { childEnvironment } from '@headframe/server/src/testing/child-environment.ts'
import type { Ground } from './ground.ts'
import type { Installation } from './installation.ts'

const program = path.resolve(import.meta.dirname, '../../server/src/manage/main.ts')
const run = promisify(execFile)

type Options = Readonly<Record<string, string>>

const argumentsOf = (task: string, options: Options) => [
  program,
  task,
  ...Object.entries(options).map(([name, value]) => `--${name}=${value}`),
]

const environmentOf = ({ environment }: Pick<Installation, 'environment'>) => ({
  ...childEnvironment(),
  DEMO: 'off',
  ...environment,
})

/** Runs one of the operator's tasks in a process of its own, and answers what it told last. */
export async function operate(
  ground: Ground,
  place: Pick<Installation, 'environment'>,
  task: string,
  options: Options = {},
): Promise<Readonly<Record<string, unknown>>> {
  const { stdout } = await run(process.execPath, argumentsOf(task, options), {
    env: environmentOf(place),
    signal: ground.over,
    killSignal: 'SIGKILL',
  })
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '')
}

/** The same, killed after so long if it is not done before. Answers whether it was killed. */
export async function operateAndKill(
  place: Pick<Installation, 'environment'>,
  task: string,
  afterMs: number,
): Promise<boolean> {
  const child = spawn(process.execPath, argumentsOf(task, {}), {
    env: environmentOf(place),
    stdio: 'ignore',
    timeout: afterMs,
    killSignal: 'SIGKILL',
  })
  await once(child, 'exit')
  return child.signalCode === 'SIGKILL'
}
