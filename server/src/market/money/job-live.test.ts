import { expect, test } from 'vitest'
import { jobIsLive } from './job-live.ts'

const receipt = { number: 'HF-000123', totalCents: 16_250, gstCents: 1477, isTest: false }
const posted = {
  product: 'Headframe',
  name: 'Alana',
  jobTitle: 'Dozer Operator',
  method: 'payment',
  lastDay: '24 December 2026',
  receipt,
  isTaxInvoice: false,
  url: 'http://headframe.test/company/manage-jobs',
} as const

test.each([
  ['without a business number of the seller is a receipt', {}, 'save the receipt as a PDF'],
  ['with one is a tax invoice', { isTaxInvoice: true }, 'save the tax invoice as a PDF'],
  [
    'of a test is never one',
    { isTaxInvoice: true, receipt: { ...receipt, isTest: true } },
    'there is no tax invoice of it',
  ],
])('what a company has paid with, %s', (_name, said, words) => {
  expect(jobIsLive({ ...posted, ...said }).text).toContain(words)
})
