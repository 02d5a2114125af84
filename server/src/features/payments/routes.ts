import { payments } from '@headframe/wire'
import { implement, on } from '../../kit/use-case.ts'
import { confirmTestCard, findPaymentOfSecret } from './confirm-test-card.ts'
import { listHistory } from './list-payments.ts'
import { checkPostable, openSession } from './open-session.ts'
import { checkPostableWithCredit, postWithCredit } from './post-with-credit.ts'
import { showCredits } from './show-credits.ts'
import { showReceipt } from './show-receipt.ts'
import { takeEvent } from './take-event.ts'

export const paymentRoutes = implement(payments, {
  credits: showCredits,
  postWithCredit: on(checkPostableWithCredit, postWithCredit),
  session: on(checkPostable, openSession),
  webhook: takeEvent,
  sandbox: on(findPaymentOfSecret, confirmTestCard),
  history: listHistory,
  receipt: showReceipt,
})
