import type { MailPreference, ownData } from '@headframe/wire'
import { productName } from '@headframe/wire'
import type { Reading } from '../../db/open.ts'
import { hashOfToken } from '../../kit/tokens.ts'
import type { UseCase } from '../../kit/use-case.ts'
import { findSubscription, listSwitchedOff } from './queries.ts'
import { unsubscribePage, unsubscribePolicy } from './unsubscribe-page.ts'

/** Mail programs and scanners open links by themselves, so opening it changes nothing. */
export const showUnsubscribePage: UseCase<typeof ownData.unsubscribePage> = async (
  { db, world: { config } },
  { token },
) => {
  const subscription = await findSubscription(db, hashOfToken(token))
  const content = unsubscribePage({
    product: productName,
    mails: subscription && mailsInWords[subscription.preference],
    areOff: subscription !== undefined && (await areOff(db, subscription)),
    appUrl: config.appUrl,
    settingsUrl: subscription && config.appUrl + settingsOf(subscription),
  })
  return {
    content,
    ...(!subscription && { status: 404 }),
    type: 'text/html; charset=utf-8',
    size: content.length,
    policy: unsubscribePolicy(config),
  }
}

/** Whoever opens the link of an older letter has perhaps pressed the button already. */
async function areOff(db: Reading, { accountId, preference }: Subscription): Promise<boolean> {
  return (await listSwitchedOff(db, accountId)).includes(preference)
}

/** Where somebody has all their switches at hand, or the one of these mails. */
function settingsOf({ audience, preference }: Subscription): string {
  if (preference === 'saved_searches') return '/contractor/saved-searches'
  if (preference === 'job_matches') return '/contractor/job-wishes'
  return `/${audience}/settings#mails`
}

type Subscription = NonNullable<Awaited<ReturnType<typeof findSubscription>>>

const mailsInWords: Record<MailPreference, string> = {
  application_updates: 'your applications',
  pool_updates: 'your talent communities',
  messages: 'new messages',
  job_matches: 'jobs that suit you',
  saved_searches: 'new jobs in your saved searches',
  applications: 'new applications for your jobs',
  pool_applications: 'new applications for your talent pools',
  job_expiry: 'listings that are about to expire',
  credits: 'credits on your account',
}
