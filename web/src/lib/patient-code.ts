const shortestRestMs = 3000
const longestRestMs = 60_000

/** Code that nobody has asked for by hand, such as a header: it comes as soon as there is a network for it. */
export async function patientCode<Code>(
  load: () => Promise<Code>,
  restMs = shortestRestMs,
): Promise<Code> {
  try {
    return await load()
  } catch {
    await networkOr(restMs)
    return patientCode(load, Math.min(2 * restMs, longestRestMs))
  }
}

function networkOr(restMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, restMs)
    window.addEventListener('online', end)
    function end() {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      resolve()
    }
  })
}
