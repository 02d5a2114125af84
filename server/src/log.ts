import pino from 'pino'
import type { DestinationStream, Logger } from 'pino'

const flushEveryMs = 250

/**
 * One JSON line an event on standard output. Lines are gathered and written together, and
 * the last ones at exit. Nothing secret is handed to the log in the first place: calls are
 * logged by their name, never by their address or their fields; callers by the id of their account
 * and the neighbourhood that they call from, never by more.
 */
export function openLog(level: string): Logger {
  // One for the process: each looks four times a second whether there is something to write.
  output ??= pino.destination({ sync: false, minLength: 4096, periodicFlush: flushEveryMs })
  return pino(
    { level, base: undefined, serializers: { err: faultInLog, error: faultInLog } },
    output,
  )
}

let output: DestinationStream | undefined

/** Where the database quotes the row or the value that it stumbled over. */
const quotes = ['detail', 'where', 'internalQuery']

/** A fault as the log tells it: all of it but what people have written. */
export function faultInLog(fault: Error): object {
  const told = pino.stdSerializers.err(fault)
  return Object.fromEntries(Object.entries(told).filter(([name]) => !quotes.includes(name)))
}
