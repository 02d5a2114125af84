import type { availabilityQuestions } from '@headframe/wire'
import { availabilityLives, productName, productTimeZone, Refusal } from '@headframe/wire'
import { dayInWords } from '../../domain/days-of-place.ts'
import { instantOf } from '../../domain/instants.ts'
import { mailUnlessSwitchedOff } from '../../kit/letters/mail-later.ts'
import { hashOfToken, newToken } from '../../kit/tokens.ts'
import type { Prepare, UseCase } from '../../kit/use-case.ts'
import type { Task } from '../../kit/world.ts'
import { lockCompany } from '../../market/locks.ts'
import { areYouFree } from './mails.ts'
import { countAccepted, insertQuestions, lockToAsk, noteAsked, takeUnasked } from './queries.ts'

type Ask = typeof availabilityQuestions.ask

interface Askable {
  readonly communityId: string
  readonly people: number
}

export const findAskable: Prepare<Ask, Askable> = async ({ db, actor, now }, { id = '' }) => {
  await lockCompany(db, actor.companyId)
  const community = await lockToAsk(db, actor.companyId, id)
  if (!community) throw new Refusal('NOT_FOUND')
  const again = availabilityLives.askAgainSeconds * 1000
  if (community.asked_at && now.getTime() - community.asked_at.getTime() < again)
    throw new Refusal('ASKED_ALREADY')
  const people = await countAccepted(db, community.id)
  if (people === 0) throw new Refusal('NOBODY_TO_ASK')
  return { subject: { communityId: community.id, people } }
}

/** The mails are written by the worker: a pool may have thousands. */
export const askAvailability: UseCase<Ask, Askable> = async (
  { db, now, world },
  _form,
  { communityId, people },
) => {
  await noteAsked(db, communityId, now)
  await world.tasks.promise(db, askMembers, { communityId })
  return { asked_date: instantOf(now), people }
}

/** So many are asked at a time; the rest in a task of their own. */
const mostAtOnce = 200

/** Each accepted member gets one mail for each question; whoever was asked already is passed by. */
export const askMembers: Task<{ communityId: string }> = {
  name: 'ask-members',
  tries: 10,
  async run({ db, now, world }, { communityId }) {
    const members = await takeUnasked(db, communityId, mostAtOnce)
    const [first] = members
    if (!first) return
    const endsAt = new Date(now.getTime() + availabilityLives.answerSeconds * 1000)
    const asked = members.map((member) => ({ ...member, link: newToken() }))
    await insertQuestions(
      db,
      asked.map(({ id, link }) => ({ memberId: id, linkHash: hashOfToken(link) })),
      { askedAt: first.asked_at, endsAt },
    )
    for (const { contractor_id, email, first_name, last_name, link, ...community } of asked) {
      const name = `${first_name} ${last_name}`.trim()
      await mailUnlessSwitchedOff(
        { db, now, world },
        { accountId: contractor_id, address: email, name, preference: 'pool_updates' },
        (unsubscribeUrl) =>
          areYouFree({
            product: productName,
            name: first_name,
            title: community.title,
            company: community.company_name,
            location: community.location,
            url: `${world.config.appUrl}/availability/${link}`,
            goodUntil: dayInWords(endsAt, productTimeZone),
            goodForSeconds: availabilityLives.answerSeconds,
            unsubscribeUrl,
          }),
      )
    }
    if (members.length === mostAtOnce) await world.tasks.promise(db, askMembers, { communityId })
  },
}
