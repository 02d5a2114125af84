import { homeInWords, limits, productName } from '@headframe/wire'
import type { Writing } from '../../db/open.ts'
import { mailUnlessSwitchedOff } from '../../kit/letters/mail-later.ts'
import { fullName } from '../../kit/mail/words-and-links.ts'
import { isWithin } from '../../kit/limits.ts'
import type { Chore, World } from '../../kit/world.ts'
import { noteNewsTold, takeDueNews } from '../../market/communities/news.ts'
import type { DueNews } from '../../market/communities/news.ts'
import { messageNew, poolAccepted, poolApplicationNew, poolDeclined } from './mails.ts'

interface Context {
  readonly db: Writing
  readonly now: Date
  readonly world: World
}

/** Comes round often: either side hears of what stands by now, and of nothing that was taken back or read. */
export const tellOfCommunityNews: Chore = {
  everyMinutes: 1,
  task: {
    name: 'tell-of-community-news',
    tries: 3,
    async run({ db, now, world }) {
      const news = await takeDueNews(db, now)
      for (const one of news) await tell({ db, now, world }, one)
      await noteNewsTold(db, news, now)
    },
  },
}

const tellings: Readonly<Record<string, (context: Context, news: DueNews) => Promise<void>>> = {
  application: tellOfApplication,
  decision: tellOfDecision,
  'message to company': tellCompanyOfMessages,
  'message to contractor': tellContractorOfMessages,
}

async function tell(context: Context, news: DueNews): Promise<void> {
  await tellings[news.kind]?.(context, news)
}

/** Whoever withdraws and applies anew over and over is news to the company a few times. */
async function tellOfApplication(context: Context, news: DueNews): Promise<void> {
  const who = `${news.community_id}:${news.contractor_id}`
  if (!(await isWithin(context.db, limits.poolApplicationMails, who, context.now))) return
  const to = { ...companyIn(news), preference: 'pool_applications' as const }
  await mailUnlessSwitchedOff(context, to, (unsubscribeUrl) => ({
    aboutId: news.contractor_id,
    ...poolApplicationNew({
      ...factsOf(news),
      name: news.hirer_first_name ?? undefined,
      person: {
        firstName: news.first_name,
        lastName: news.last_name,
        role: news.role_name,
        home: homeInWords(news, ' '),
      },
      url: companyUrl(context, news),
      unsubscribeUrl,
    }),
  }))
}

const decisions: ReadonlyMap<string, typeof poolAccepted> = new Map([
  ['Accepted', poolAccepted],
  ['Declined', poolDeclined],
])

async function tellOfDecision(context: Context, news: DueNews): Promise<void> {
  const letter = decisions.get(news.status)
  if (!letter) return
  const to = { ...contractorIn(news), preference: 'pool_updates' as const }
  await mailUnlessSwitchedOff(context, to, (unsubscribeUrl) =>
    letter({
      ...factsOf(news),
      name: news.first_name,
      reason: news.reason ?? '',
      url: contractorUrl(context, news),
      unsubscribeUrl,
    }),
  )
}

async function tellCompanyOfMessages(context: Context, news: DueNews): Promise<void> {
  if (news.unread_by_company === 0) return
  const to = { ...companyIn(news), preference: 'messages' as const }
  await mailUnlessSwitchedOff(context, to, (unsubscribeUrl) => ({
    aboutId: news.contractor_id,
    ...messageNew({
      ...factsOf(news),
      name: news.hirer_first_name ?? undefined,
      from: fullName(news.first_name, news.last_name) ?? 'Somebody',
      unread: news.unread_by_company,
      url: `${companyUrl(context, news)}?thread=${news.member_id}`,
      unsubscribeUrl,
    }),
  }))
}

async function tellContractorOfMessages(context: Context, news: DueNews): Promise<void> {
  if (news.unread_by_contractor === 0) return
  const to = { ...contractorIn(news), preference: 'messages' as const }
  await mailUnlessSwitchedOff(context, to, (unsubscribeUrl) =>
    messageNew({
      ...factsOf(news),
      name: news.first_name,
      from: news.company_name,
      unread: news.unread_by_contractor,
      url: contractorUrl(context, news),
      unsubscribeUrl,
    }),
  )
}

function factsOf({ title, company_name, location }: DueNews) {
  return { product: productName, title, company: company_name, location }
}

function companyIn({ company_id, hirer_email, hirer_first_name, hirer_last_name }: DueNews) {
  const name = [hirer_first_name, hirer_last_name].filter(Boolean).join(' ')
  return { accountId: company_id, address: hirer_email, ...(name ? { name } : {}) }
}

function contractorIn({ contractor_id, email, first_name, last_name }: DueNews) {
  return { accountId: contractor_id, address: email, name: `${first_name} ${last_name}`.trim() }
}

const companyUrl = ({ world }: Context, { community_id }: DueNews) =>
  `${world.config.appUrl}/company/talent-pools/${community_id}`

const contractorUrl = ({ world }: Context, { community_id }: DueNews) =>
  `${world.config.appUrl}/contractor/talent-communities/${community_id}`
