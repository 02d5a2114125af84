import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { closeSync, constants, ftruncateSync, fstatSync, openSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { writeAdmission } from './admission.ts'
import { askEngine, ownersConnection } from './ask-engine.ts'
import type { Binaries } from './binaries.ts'
import { EngineFault } from './engine-fault.ts'
import { engineEnvironment } from './engine-user.ts'
import { makeLifeline } from './lifeline.ts'
import type { Lifeline } from './lifeline.ts'
import type { Places } from './places.ts'
import { ensureProductRole } from './product-role.ts'
import { findMistakenHolder } from './stale-lock.ts'

export type EngineSettings = Readonly<Record<string, string>>

/** Recovery after a crash may have gigabytes to replay. */
const readyWithinMs = 120_000
const largestLogBytes = 4 * 1024 * 1024

/**
 * Runs the engine and waits for one of two ends. The watchdog sits in a session of its own, so a
 * Ctrl-C meant for us cannot take the database away while we still drain; it ignores the signals
 * that a service manager sends to everybody, and asks for a fast shutdown when the lifeline ends.
 */
const watchdog = `
  trap '' HUP INT TERM
  lifeline=$1; shift
  "$@" </dev/null & engine=$!
  { read -r _ <"$lifeline"; kill -INT "$engine"; rm -f "$lifeline"; } & watch=$!
  wait "$engine"
  kill -KILL "$watch" 2>/dev/null
  rm -f "$lifeline"`

/** Answers the engine's last words instead when it ends before it is ready. */
export async function runEngine(
  binaries: Binaries,
  places: Places,
  settings: EngineSettings,
): Promise<Lifeline | { readonly lastWords: string }> {
  const admission = await writeAdmission(places)
  const lifeline = await makeLifeline(places)
  const mistakenHolder = await findMistakenHolder(places.cluster)
  const logFile = path.join(places.engineFolder, 'log')
  const log = openLog(logFile)
  const begin = fstatSync(log).size

  const child = spawn(
    '/bin/sh',
    [
      '-c',
      watchdog,
      'sh',
      lifeline.path,
      binaries.postgres,
      '-D',
      places.cluster,
      ...parametersFor(places, {
        ...settings,
        ...admission,
        'headframe.lifeline': lifeline.path,
      }),
    ],
    {
      ...places.user,
      cwd: '/',
      // PostgreSQL does not take a process for the lock's holder when told that it descends from it.
      env: mistakenHolder
        ? { ...engineEnvironment, PG_GRANDPARENT_PID: mistakenHolder }
        : engineEnvironment,
      detached: true,
      stdio: ['ignore', log, log],
    },
  )
  closeSync(log)

  if (await isReady(child, places, lifeline)) return lifeline
  lifeline.letGo()
  if (isAlive(child)) throw new EngineFault(`The embedded database is not ready: see ${logFile}`)
  return { lastWords: readFileSync(logFile).subarray(begin).toString('utf8').trim() }
}

async function isReady(child: ChildProcess, places: Places, lifeline: Lifeline): Promise<boolean> {
  const ended = new Promise<'ended'>((resolve) => {
    child.on('exit', () => resolve('ended'))
    child.on('error', () => resolve('ended'))
  })
  child.unref()
  for (const end = Date.now() + readyWithinMs; isAlive(child); await delay(10)) {
    const answer = await Promise.race([askEngine(places), ended])
    if (typeof answer === 'object' && answer.lifeline === lifeline.path) {
      if (!answer.knowsProduct) await ensureProductRole(ownersConnection(places))
      return true
    }
    if (answer === 'full' || Date.now() > end) return false
  }
  return false
}

function isAlive({ pid, exitCode, signalCode }: ChildProcess): boolean {
  return pid !== undefined && exitCode === null && signalCode === null
}

function parametersFor(places: Places, settings: EngineSettings): string[] {
  const all: EngineSettings = {
    listen_addresses: '',
    unix_socket_directories: places.socketFolder,
    unix_socket_permissions: '0700',
    max_connections: '100',
    shared_buffers: '256MB',
    // Every query of ours is a short one: to start helpers for it takes longer than it does alone.
    max_parallel_workers_per_gather: '0',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    // After a crash it ends, and whoever needs it starts it anew. One that restarts within itself waits
    // for ever when its recovery fails too.
    restart_after_crash: 'off',
    // Failed statements are for the program that sent them; their values stay out of the log.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...settings,
  }
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/** Root writes into a folder of the engine's user here, so it follows no link from there. */
const forLog = constants.O_WRONLY | constants.O_CREAT | constants.O_APPEND | constants.O_NOFOLLOW

function openLog(file: string): number {
  const log = openSync(file, forLog, 0o600)
  if (fstatSync(log).size > largestLogBytes) ftruncateSync(log)
  return log
}
