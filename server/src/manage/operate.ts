import { parseArgs } from 'node:util'
import { Refusal, wordsFor } from '@headframe/wire'
import { readConfig } from '../config.ts'
import { fileTasks } from './operator-tasks.ts'
import type { OperatorTask } from './operator-tasks.ts'
import { PartlyDone } from './partly-done.ts'
import { WrongUse } from './wrong-use.ts'

type OperatorTasks = Readonly<Record<string, OperatorTask>>

/**
 * `<task> --option value`: prints what it did as one JSON line last.
 * `<task> FILE…`: prints one JSON line a file.
 */
export async function operate(tasks: OperatorTasks, words: readonly string[]): Promise<void> {
  try {
    await perform(tasks, words)
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`)
    process.exitCode = 1
  }
}

async function perform(
  tasks: OperatorTasks,
  [name = '', ...rest]: readonly string[],
): Promise<void> {
  const fileTask = fileTasks[name]
  if (fileTask) {
    const { positionals } = parseArgs({ args: [...rest], allowPositionals: true, strict: true })
    for await (const line of fileTask(positionals)) print(line)
    return
  }

  const task = tasks[name]
  if (!task) {
    const names = Object.keys({ ...tasks, ...fileTasks }).join(', ')
    throw new WrongUse(`There is no task "${name}". The tasks are: ${names}.`)
  }

  const options = Object.fromEntries(
    task.options.map((option) => [option, { type: 'string' as const }]),
  )
  const { values } = parseArgs({ args: [...rest], options, strict: true })
  try {
    print({ task: name, ...(await task.run(readConfig(), values)) })
  } catch (error) {
    if (error instanceof PartlyDone) print({ task: name, ...error.done })
    throw error
  }
}

function print(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

function explain(error: unknown): string {
  if (error instanceof Refusal) return wordsFor(error)
  return error instanceof Error ? error.message : String(error)
}
