import { beforeEach, expect, test } from 'vitest'
import { contractorSettings, limits, ownData, recoverPassword, signIn } from '@headframe/wire'
import { aCompany, aContractor, isSignedIn, signInContractor } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import type { SignedIn } from '../../testing/product.ts'
import { codesOf } from '../../testing/requests.ts'

const product = await aProduct()
const newPassword = 'a-brand-new-swing-42'
const rounds = Array.from({ length: 10 }, (_, round) => round)
const manyRounds = { timeout: 120_000 }

// Who signs in a moment too late has the wrong password, which counts for the address.
const forgetGuesses = () => product.moveClock(limits.failedSignInsPerAddress.seconds + 1)
beforeEach(forgetGuesses)

/** Does something while somebody signs in again and again, and answers the sessions that were given. */
async function whileSigningIn(
  signInOnce: () => Promise<SignedIn>,
  work: () => Promise<unknown>,
): Promise<SignedIn[]> {
  const given: SignedIn[] = []
  const done = new AbortController()
  const attempts = async () => {
    do given.push(await signInOnce())
    while (!done.signal.aborted)
  }
  const working = work().finally(() => done.abort())
  const [worked, ...codes] = await codesOf([working, attempts(), attempts(), attempts()])
  expect(worked).toBe('fulfilled')
  for (const code of codes) expect(['fulfilled', 'BAD_CREDENTIALS']).toContain(code)
  return given
}

/** How many of these sessions still open the product. */
async function countOpen(sessions: readonly SignedIn[]): Promise<number> {
  const open = await Promise.all(sessions.map((session) => isSignedIn(product, session)))
  return open.filter(Boolean).length
}

async function resetTokenFor({ email }: Person): Promise<string> {
  await product.send(recoverPassword.company, { email })
  await product.runTasks()
  return (await product.mailTo(email)).at(-1)?.link.split('/').at(-1) ?? ''
}

test('no session of the old password outlives a reset that meets it', manyRounds, async () => {
  let outlived = 0
  for (const _ of rounds) {
    forgetGuesses()
    const company = await aCompany(product)
    const { email, password } = company
    const token = await resetTokenFor(company)

    const given = await whileSigningIn(
      () => product.send(signIn.company, { email, password }),
      () => product.send(recoverPassword.reset, { token, password: newPassword }),
    )

    outlived += await countOpen([company, ...given])
    const anew = await product.send(signIn.company, { email, password: newPassword })
    expect(await isSignedIn(product, anew)).toBe(true)
  }
  expect(outlived).toBe(0)
})

test('no session of the old password outlives a change that meets it', manyRounds, async () => {
  let outlived = 0
  for (const _ of rounds) {
    forgetGuesses()
    const ash = await aContractor(product)

    const given = await whileSigningIn(
      () => signInContractor(product, ash.email, ash.password),
      () =>
        product.as(ash).send(contractorSettings.password, {
          setting: 'password',
          currentPassword: ash.password,
          newPassword,
          newPasswordConfirm: newPassword,
        }),
    )

    outlived += await countOpen(given)
    expect(await isSignedIn(product, ash)).toBe(true)
    expect(await isSignedIn(product, await signInContractor(product, ash.email, newPassword))).toBe(
      true,
    )
  }
  expect(outlived).toBe(0)
})

test('who signs in while the account is erased is let in by nobody', manyRounds, async () => {
  for (const _ of rounds) {
    forgetGuesses()
    const ash = await aContractor(product)

    const given = await whileSigningIn(
      () => signInContractor(product, ash.email, ash.password),
      () => product.as(ash).send(ownData.erase, { accountPassword: ash.password }),
    )

    expect(await countOpen([ash, ...given])).toBe(0)
    await expect(signInContractor(product, ash.email, ash.password)).rejects.toMatchObject({
      code: 'BAD_CREDENTIALS',
    })
  }
})
