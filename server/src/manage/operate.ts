import { parseArgs } from 'node:util'
import { Refusal, wordsFor } from '@headframe/wire'
import { readConfig } from '../config.ts'
import { mustHaveBeenStarted } from './must-have-been-started.ts'
import { fileTasks } from './operator-tasks.ts'
import type { OperatorTask } from './operator-tasks.ts'
import { PartlyDone } from './partly-done.ts'
import { WrongUse } from './wrong-use.ts'

type OperatorTasks = Readonly<Record<string, OperatorTask>>

const asksForHelp = (word: string) => ['help', '--help', '-h'].includes(word)

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
  if (asksForHelp(name)) return say(helpFor(tasks))
  const fileTask = fileTasks[name]
  const task = tasks[name]
  if (!fileTask && !task) {
    throw new WrongUse(`There is no task "${name}". The tasks are:\n${helpFor(tasks)}`)
  }
  const howTo = `${name} ${task ? task.usage : 'FILE…'}`.trim()
  if (rest.some(asksForHelp)) return say(howTo)

  if (fileTask) {
    const { positionals } = parse(howTo, { args: [...rest], allowPositionals: true })
    for await (const line of fileTask(positionals)) print(line)
  } else if (task) {
    const names = [...task.usage.matchAll(/--([a-z-]+)/g)].map(([, option = '']) => option)
    const options = Object.fromEntries(names.map((option) => [option, { type: 'string' as const }]))
    const { values } = parse(howTo, { args: [...rest], options })
    await performOne(name, task, values)
  }
}

async function performOne(
  name: string,
  task: OperatorTask,
  values: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const config = readConfig()
  if (task.looksAtWhatIsThere) await mustHaveBeenStarted(config)
  try {
    print({ task: name, ...(await task.run(config, values)) })
  } catch (error) {
    if (error instanceof PartlyDone) print({ task: name, ...error.done })
    throw error
  }
}

function parse(
  howTo: string,
  wishes: {
    args: string[]
    options?: Record<string, { type: 'string' }>
    allowPositionals?: boolean
  },
) {
  try {
    return parseArgs({ ...wishes, strict: true })
  } catch (error) {
    // Of its words the first sentence is of use; the others are for whoever writes programs.
    const [words = ''] = error instanceof Error ? error.message.split('. ') : []
    throw new WrongUse(`${words}. It is: ${howTo}`)
  }
}

function helpFor(tasks: OperatorTasks): string {
  const usages = Object.entries(tasks).map(([name, { usage }]) => `${name} ${usage}`.trim())
  const lines = [...usages, ...Object.keys(fileTasks).map((name) => `${name} FILE…`)]
  return `${lines.map((line) => `  ${line}`).join('\n')}\nREADME.md says what each does.`
}

function say(words: string): void {
  process.stdout.write(`${words}\n`)
}

function print(line: object): void {
  say(JSON.stringify(line))
}

function explain(error: unknown): string {
  if (error instanceof Refusal) return wordsFor(error)
  return error instanceof Error ? error.message : String(error)
}
