import { readStored, seenThings, store } from '../../../../calls/storage.ts'

const key = `${seenThings}visit`
/** Whoever has not looked for so long comes back as to a new visit. */
const pauseSeconds = 30 * 60

interface Visit {
  /** When the last visit ended; nothing on the first. */
  since?: number
  /** When the list was looked at last. */
  seenAt: number
}

/** Notes that the list is looked at now, and tells since when what is on it is new to its reader. */
export function newSince(nowSeconds: number): number | undefined {
  const last = readVisit()
  const isNew = last !== undefined && nowSeconds - last.seenAt > pauseSeconds
  const since = isNew ? last.seenAt : last?.since
  const visit: Visit = { seenAt: nowSeconds, ...(since !== undefined && { since }) }
  store(key, JSON.stringify(visit))
  return since
}

/** What another program has put there is as good as nothing. */
function readVisit(): Visit | undefined {
  try {
    const kept: unknown = JSON.parse(readStored(key) ?? 'null')
    return isVisit(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

function isVisit(kept: unknown): kept is Visit {
  if (typeof kept !== 'object' || kept === null || !('seenAt' in kept)) return false
  const since = 'since' in kept ? kept.since : undefined
  return typeof kept.seenAt === 'number' && (since === undefined || typeof since === 'number')
}
