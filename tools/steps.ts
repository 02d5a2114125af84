import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'

const root = path.resolve(import.meta.dirname, '..')

export interface Counts {
  readonly passed: number
  readonly failed: number
}

export interface Step {
  readonly name: string
  /** Our own program or one of the packages', run on this very Node. */
  readonly program: string
  readonly args?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** The program writes how many of its tests passed; otherwise the step counts as one. */
  readonly counts?: boolean
}

/** What was said in a step that others ran beside. */
type Heard = Buffer[]

/** Runs one step, shows what it prints, and answers how it went. */
export async function runStep(step: Step): Promise<Counts> {
  process.stdout.write(headOf(step))
  const { counts, end } = await run(step)
  process.stdout.write(end)
  return counts
}

/** Shows one step as it comes, and then whole another one that ran beside it. */
export async function runBeside(shown: Step, other: Step): Promise<Counts[]> {
  const heard: Heard = []
  const [first, { counts, end }] = await Promise.all([runStep(shown), run(other, heard)])
  process.stdout.write(headOf(other) + Buffer.concat(heard).toString() + end)
  return [first, counts]
}

/** Runs so many steps at once, begins them in their order, and shows each whole when it is over. */
export async function runSideBySide(steps: readonly Step[], most: number): Promise<Counts[]> {
  const left = steps.values()
  const results: Counts[] = []
  async function lane(): Promise<void> {
    for (const step of left) {
      const heard: Heard = []
      const { counts, end } = await run(step, heard)
      process.stdout.write(headOf(step) + Buffer.concat(heard).toString() + end)
      results.push(counts)
    }
  }
  await Promise.all(Array.from({ length: most }, lane))
  return results
}

function headOf({ name }: Step): string {
  return `\n── ${name}\n`
}

/** Whoever does not listen has it shown as it comes. */
async function run(
  { name, program, args = [], env = {}, counts = false }: Step,
  heard?: Heard,
): Promise<{ counts: Counts; end: string }> {
  const started = performance.now()
  const folder = mkdtempSync(path.join(tmpdir(), 'headframe-step-'))
  const countsFile = path.join(folder, 'counts.json')
  const out = heard ? 'pipe' : 'inherit'
  try {
    const child = spawn(process.execPath, [path.join(root, program), ...args], {
      cwd: root,
      stdio: ['ignore', out, out],
      env: { ...process.env, ...env, TEST_COUNTS_FILE: countsFile },
    })
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => heard?.push(chunk))
    // A word that comes after the end is heard as well.
    await once(child, 'close')
    const isGood = child.exitCode === 0
    const counted = counts ? readCounts(countsFile) : { passed: 1, failed: 0 }
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    return {
      // A step that failed counts as a failure even where all of its tests passed.
      counts: isGood
        ? counted
        : { passed: counts ? counted.passed : 0, failed: Math.max(1, counted.failed) },
      end: `${isGood ? 'passed' : 'FAILED'}: ${name}, ${seconds} s\n`,
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The last line is for machines: it says how many passed and failed, and the exit code says the same. */
export function report(results: readonly Counts[]): never {
  const passed = results.reduce((sum, one) => sum + one.passed, 0)
  const failed = results.reduce((sum, one) => sum + one.failed, 0)
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
  process.exit(failed > 0 ? 1 : 0)
}

function readCounts(file: string): Counts {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Counts
  } catch {
    return { passed: 0, failed: 1 }
  }
}
