import { parseArgs } from 'node:util'
import { Refusal, wordsFor } from '@headframe/wire'
import { readConfig } from '../config.ts'
import { operatorTasks } from './operator-tasks.ts'
import { WrongUse } from './wrong-use.ts'

/** `npm run manage -- <task> --option value`: prints what it did as one JSON line last. */
async function manage([name = '', ...rest]: string[]): Promise<void> {
  const task = operatorTasks[name]
  if (!task) {
    throw new WrongUse(
      `There is no task "${name}". The tasks are: ${Object.keys(operatorTasks).join(', ')}.`,
    )
  }

  const options = Object.fromEntries(
    task.options.map((option) => [option, { type: 'string' as const }]),
  )
  const { values } = parseArgs({ args: rest, options, strict: true })
  const done = await task.run(readConfig(), values)
  process.stdout.write(`${JSON.stringify({ task: name, ...done })}\n`)
}

try {
  await manage(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exitCode = 1
}

function explain(error: unknown): string {
  if (error instanceof Refusal) return wordsFor(error)
  return error instanceof Error ? error.message : String(error)
}
