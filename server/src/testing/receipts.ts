import type { ReceiptFacts } from '../documents/receipt.ts'

/** What the receipt of a posting that was paid by card tells. */
export const paidByCard: ReceiptFacts = {
  number: 'HF-000123',
  sellerAbn: undefined,
  // The next morning in Sydney.
  paidAt: new Date('2026-11-20T22:30:00Z'),
  billedTo: 'Saltbush Mining Pty Ltd',
  billedAbn: undefined,
  orderNumber: undefined,
  jobTitle: 'Dozer Operator',
  totalCents: 16_250,
  gstCents: 1_477,
  method: 'payment',
  isRefunded: false,
  becameCredit: false,
  isTest: false,
}
