import { jobStatus, type AdminJob } from '@headframe/wire'

const payments = { credit: 'Credit', payment: 'Paid', free: 'Free' } as const

/** How a posting was paid for; nothing was for a draft yet. */
export function paymentWords({ status, payment_method }: AdminJob): string {
  if (status < jobStatus.active) return '–'
  return payment_method === null ? 'Unknown' : payments[payment_method]
}
