import { makeApplicantList } from './applicant-list.ts'
import { makeApplicantSheet } from './applicant-sheet.ts'
import { makeBench } from './bench.ts'
import { makeHiddenProfiles } from './hidden-profiles.ts'
import { makeMemberSheet } from './member-sheet.ts'
import { makePaymentSheet } from './payment-sheet.ts'
import { makeReceipt } from './receipt.ts'

/** Every document that can be drawn. Its facts are sent to a thread: plain values, dates and bytes. */
export const drawings = {
  applicantList: makeApplicantList,
  applicantSheet: makeApplicantSheet,
  paymentSheet: makePaymentSheet,
  receipt: makeReceipt,
  bench: makeBench,
  hiddenProfiles: makeHiddenProfiles,
  memberSheet: makeMemberSheet,
} as const

export type DrawingName = keyof typeof drawings
export type FactsOf<Name extends DrawingName> = Parameters<(typeof drawings)[Name]>[0]
