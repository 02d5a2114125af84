import pino from 'pino'
import type { Logger } from 'pino'

/** One JSON line an event on standard output. What could be a secret is struck out wherever it turns up. */
export function openLog(level: string): Logger {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: [
      'password',
      'token',
      'authorization',
      'cookie',
      '*.password',
      '*.token',
      '*.authorization',
      '*.cookie',
    ],
    serializers: { err: pino.stdSerializers.err, error: pino.stdSerializers.err },
  })
}
