import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

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

/** Runs one step, shows what it prints, and answers how it went. */
export function runStep({ name, program, args = [], env = {}, counts = false }: Step): Counts {
  const started = performance.now()
  const folder = mkdtempSync(path.join(tmpdir(), 'headframe-step-'))
  const countsFile = path.join(folder, 'counts.json')
  process.stdout.write(`\n── ${name}\n`)
  try {
    const { status } = spawnSync(process.execPath, [path.join(root, program), ...args], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env, TEST_COUNTS_FILE: countsFile },
    })
    const counted = counts ? readCounts(countsFile) : { passed: 1, failed: 0 }
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    process.stdout.write(`${status === 0 ? 'passed' : 'FAILED'}: ${name}, ${seconds} s\n`)
    if (status === 0) return counted
    // A step that failed counts as a failure even where all of its tests passed.
    return { passed: counts ? counted.passed : 0, failed: Math.max(1, counted.failed) }
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
