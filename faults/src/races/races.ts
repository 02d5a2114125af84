import path from 'node:path'
import { contractorJobs, contractorRegistration, payments, recoverPassword } from '@headframe/wire'
import { readMailTo } from '@headframe/server/src/testing/mail.ts'
import { giveCredits } from '@headframe/server/src/testing/payments.ts'
import { testPassword } from '@headframe/server/src/testing/registration.ts'
import { eventually } from '@headframe/server/src/testing/server-process.ts'
import { aMarket } from '../clients/crowd.ts'
import { draftJob } from '../clients/occupations.ts'
import type { Market } from '../clients/occupations.ts'
import { registerCompany, sender, signUp } from '../clients/people.ts'
import type { Employer } from '../clients/people.ts'
import { aWord } from '../ground.ts'
import { anInstallation } from '../installation.ts'
import type { Installation } from '../installation.ts'
import { names } from '../names.ts'
import type { Guarantee } from '../guarantee.ts'
import { settle } from '../settle.ts'
import { atOnce, oneOf, runners } from './at-once.ts'

/** One turn of a race; what went wrong is told to the history. */
type Race = (market: Market, place: Installation) => Promise<void>

/** Every race has tests of its own too; these are about money and about what is applied for. */
const quick = ['B1', 'B2', 'B5']

export const races: readonly Guarantee[] = [
  race('B1', 'one credit, twenty drafts at once', 6, oneCredit),
  race('B2', 'one draft published twenty times at once', 20, oneDraft),
  race('B5', 'twenty applications to one job at once', 20, oneApplication),
  race('B7', 'one address registered twenty times at once', 10, oneAddress),
  race('B8', 'one reset link used twenty times at once', 10, oneLink),
]

function race(id: string, says: string, most: number, turn: Race): Guarantee {
  return {
    id,
    says,
    isQuick: quick.includes(id),
    withinSeconds: 180,
    async try(ground) {
      const place = await anInstallation(ground)
      await place.start()
      const market = await aMarket(place)
      const rounds = ground.isShort ? 1 : most
      for (let round = 0; round < rounds; round += 1) await turn(market, place)
      return settle(place, market.history, { rounds })
    },
  }
}

async function oneCredit(market: Market, place: Installation): Promise<void> {
  const { history } = market
  const company = await must(registerCompany(market))
  await place.look(({ database }) =>
    giveCredits({ world: { database, clock: () => new Date() } }, company),
  )
  const drafts: string[] = []
  for (let count = 0; count < runners; count += 1)
    drafts.push(await must(draftJob(market, company, `Driller ${count}`)))

  let posted = ''
  const isOne = await oneOf(history, {
    name: `the one credit of ${company.email}`,
    others: ['NO_CREDITS'],
    async run(runner) {
      const uuid = drafts[runner - 1] ?? ''
      await company.send(payments.postWithCredit, { uuid })
      posted = uuid
    },
  })
  if (isOne) history.acknowledgeMade(names.posting(posted))
}

/** Whoever clicks twice is told the same; the ledger tells whether it was spent once. */
async function oneDraft(market: Market): Promise<void> {
  const uuid = await aDraft(market)
  const through = await atOnce(market.history, {
    name: names.posting(uuid),
    others: ['NOT_A_DRAFT'],
    run: () => employerOf(market).send(payments.postWithCredit, { uuid }),
  })
  if (through > 0) market.history.acknowledgeMade(names.posting(uuid))
  else market.history.tellBroken(`${names.posting(uuid)}: nobody got through`)
}

async function oneApplication(market: Market): Promise<void> {
  const { history } = market
  const uuid = await aDraft(market)
  await employerOf(market).send(payments.postWithCredit, { uuid })
  const who = await must(signUp(market))
  const name = names.application(uuid, who.email)
  const isOne = await oneOf(history, {
    name,
    others: ['ALREADY_APPLIED'],
    run: () => who.send(contractorJobs.apply, { jobId: uuid, rate: 90, rate_type: 'hour' }),
  })
  if (isOne) history.acknowledgeMade(name)
}

/** The same address, as people write it. */
async function oneAddress(market: Market): Promise<void> {
  const email = `jane-${aWord()}@faults.example`
  const spellings = [email, email.toUpperCase(), email.replace('j', 'J'), ` ${email} `]
  const isOne = await oneOf(market.history, {
    name: names.account('contractor', email),
    others: ['EMAIL_TAKEN'],
    run: (runner) =>
      sender(market)(contractorRegistration.signUp, {
        first_name: 'Jane',
        last_name: 'Tran',
        email: spellings[runner % spellings.length] ?? email,
        phone: '0491 570 156',
        password: testPassword,
      }),
  })
  if (isOne) market.history.acknowledgeMade(names.account('contractor', email))
}

async function oneLink(market: Market, { dataDir }: Installation): Promise<void> {
  const { email } = await must(signUp(market))
  await sender(market)(recoverPassword.contractor, { email })
  const mail = await eventually(async () => {
    const mails = await readMailTo(path.join(dataDir, 'outbox'), email)
    return mails.find(({ kind }) => kind === 'password-reset')
  }, 60_000)
  const token = mail.link.split('/').at(-1) ?? ''
  await oneOf(market.history, {
    name: `the link of ${email}`,
    others: ['TOKENNOTACTIVE'],
    run: (runner) =>
      sender(market)(recoverPassword.reset, { token, password: `${testPassword}-${runner}` }),
  })
}

function employerOf({ employers: [employer] }: Market): Employer {
  if (!employer) throw new Error('Nobody could register')
  return employer
}

const aDraft = (market: Market) => must(draftJob(market, employerOf(market), 'Driller'))

/** Nothing is wrong with the product here but for the race itself. */
async function must<T>(coming: Promise<T | undefined>): Promise<T> {
  const come = await coming
  if (come === undefined) throw new Error('The race could not begin')
  return come
}
