const pauseMs = 1500
const longestPauseMs = 30_000

/** When to save: once nobody types any more, and with growing pauses as long as it fails. */
export function createSavePace(onDue: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0

  function dueIn(delayMs: number) {
    clearTimeout(timer)
    timer = setTimeout(onDue, delayMs)
  }

  return {
    isFailing: () => failures > 0,
    afterTyping() {
      // While saving fails, its own pace goes on: typing must not knock at a closed door.
      if (failures === 0) dueIn(pauseMs)
    },
    atOnce: () => dueIn(0),
    afterFailure(atLeastMs = 0) {
      dueIn(Math.max(atLeastMs, Math.min(longestPauseMs, pauseMs * 2 ** failures)))
    },
    failed: () => void (failures += 1),
    recovered: () => void (failures = 0),
    rest: () => clearTimeout(timer),
  }
}
