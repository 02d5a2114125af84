const atOnce = 4

/**
 * A few at a time: each waits for a disk or a network, and all of them at once would be too many. After
 * a failure nothing more is begun, and it is told when what was under way has ended.
 */
export async function sideBySide<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> {
  const line = items.values()
  let hasFailed = false
  const hand = async () => {
    for (const item of line) {
      if (hasFailed) return
      await work(item).catch((error: unknown) => {
        hasFailed = true
        throw error
      })
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: atOnce }, hand))
  const failure = ends.find((end) => end.status === 'rejected')
  if (failure) throw failure.reason
}
