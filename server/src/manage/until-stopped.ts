const signals = ['SIGINT', 'SIGTERM'] as const

/**
 * A task that is told to stop fails like any other, and so takes back what it has begun. Told a second
 * time, it ends where it stands.
 */
export async function untilStopped<T>(work: (stopped: AbortSignal) => Promise<T>): Promise<T> {
  const stopping = new AbortController()
  const stop = () => {
    forget()
    stopping.abort(new Error('The task was stopped.'))
  }
  const forget = () => signals.forEach((signal) => process.off(signal, stop))
  for (const signal of signals) process.on(signal, stop)
  try {
    return await work(stopping.signal)
  } finally {
    forget()
  }
}
