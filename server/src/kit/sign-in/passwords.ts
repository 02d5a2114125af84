import { hash, verify } from '@node-rs/argon2'
import { Refusal } from '@headframe/wire'

// OWASP's choice for argon2id: 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const atOnce = 2
const mostWaiting = 50

let running = 0
const waiting: (() => void)[] = []

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost))
}

/** Takes as long for an account that does not exist, so that nobody learns which addresses do. */
export function passwordFits(
  stored: string | null | undefined,
  password: string,
): Promise<boolean> {
  return inTurn(
    async () => (await verify(stored ?? (await nobodysHash()), password)) && Boolean(stored),
  )
}

let hashOfNobody: Promise<string> | undefined

function nobodysHash(): Promise<string> {
  return (hashOfNobody ??= hash('nobody has this password', cost))
}

/** Hashing is dear on purpose. A flood of it must not starve the rest of the product. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) {
    if (waiting.length >= mostWaiting) throw new Refusal('PROVIDER_DOWN', { retryAfterSeconds: 2 })
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else {
    running += 1
  }

  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
