import { monitorEventLoopDelay } from 'node:perf_hooks'
import { gauge } from './meters.ts'

/** Memory and the delay of the event loop, under the names that they have everywhere. */
export function watchProcess(): () => string[] {
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  return () => {
    const { rss, heapUsed, heapTotal, external } = process.memoryUsage()
    const lines = [
      ...gauge('process_resident_memory_bytes', 'Memory of the process.', [{ value: rss }]),
      ...gauge('nodejs_heap_size_used_bytes', 'Heap in use.', [{ value: heapUsed }]),
      ...gauge('nodejs_heap_size_total_bytes', 'Heap in all.', [{ value: heapTotal }]),
      ...gauge('nodejs_external_memory_bytes', 'Memory beside the heap.', [{ value: external }]),
      ...gauge('nodejs_eventloop_lag_p50_seconds', 'Half of the delays since the last look.', [
        seconds(delay.percentile(50)),
      ]),
      ...gauge('nodejs_eventloop_lag_p99_seconds', 'All but one in a hundred, since then.', [
        seconds(delay.percentile(99)),
      ]),
      ...gauge('nodejs_eventloop_lag_max_seconds', 'The longest, since then.', [
        seconds(delay.count === 0 ? 0 : delay.max),
      ]),
      ...gauge('process_start_time_seconds', 'When the process started, since 1970.', [
        { value: performance.timeOrigin / 1000 },
      ]),
    ]
    delay.reset()
    return lines
  }
}

const seconds = (nanoseconds: number) => ({ value: nanoseconds / 1e9 })
