import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { paidByCard } from '../testing/receipts.ts'
import { makeReceipt } from './receipt.ts'
import type { ReceiptFacts } from './receipt.ts'

async function receiptOf(change: Partial<ReceiptFacts> = {}) {
  const bytes = await makeReceipt({ ...paidByCard, ...change })
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
  const { text, totalPages } = await extractText(pdf, { mergePages: true })
  const { info } = await getMeta(pdf)
  return { bytes, pdf, info, totalPages, text: text.replaceAll(/\s+/g, ' ') }
}

test('a receipt says who paid what for which posting, when and how', async () => {
  const { text, totalPages } = await receiptOf()

  expect(totalPages).toBe(1)
  for (const told of [
    'Receipt Paid',
    'From Headframe',
    'Billed to Saltbush Mining Pty Ltd',
    'Number HF-000123',
    'Date 21 November 2026',
    'Method Card',
    'Job Posting Dozer Operator $147.73',
    'GST (10%) $14.77',
    'Total incl. GST $162.50',
    'Australian dollars (AUD)',
  ]) {
    expect(text).toContain(told)
  }
})

test('only the receipt of a seller with a business number is a tax invoice', async () => {
  const sellerAbn = '51824753556'
  const { text, info } = await receiptOf({ sellerAbn })
  const without = await receiptOf()
  const tried = await receiptOf({ sellerAbn, isTest: true })

  expect(text).toContain('Tax invoice / receipt Paid')
  expect(text).toContain('ABN 51 824 753 556')
  expect(info).toMatchObject({ Title: 'Tax invoice / receipt HF-000123' })
  expect(without.text).not.toMatch(/ABN|tax invoice/i)
  expect(tried.text).not.toMatch(/ABN|tax invoice \//i)
})

test('what the customer asked for stands on it, and nothing where they asked for nothing', async () => {
  const asked = { billedTo: 'Saltbush Group', billedAbn: '51824753556', orderNumber: 'PO-17' }
  const { text } = await receiptOf(asked)
  const without = await receiptOf()

  expect(text).toContain('Billed to Saltbush Group Customer ABN 51 824 753 556')
  expect(text).toContain('Order number PO-17')
  expect(without.text).not.toMatch(/ABN|order number/i)
})

test.each([
  ['a refund', { isRefunded: true }, 'Refunded', 'was refunded to the card'],
  ['a payment that became a credit', { becameCredit: true }, 'Paid', 'became one credit'],
  ['a test', { isTest: true }, 'Test: not a tax invoice', 'no money moved'],
  ['a refund of a test', { isTest: true, isRefunded: true }, 'Test: not', 'no money moved'],
  ['a credit', { method: 'credit' }, 'Method Credit', 'with one credit'],
  ['a free listing', { method: 'free' }, 'Paid', 'Method Free listing'],
] as const)('%s is told', async (_what, change, first, second) => {
  const { text } = await receiptOf(change)

  expect(text).toContain(first)
  expect(text).toContain(second)
})

test('a posting that cost nothing has a receipt of nothing', async () => {
  const { text } = await receiptOf({ method: 'credit', totalCents: 0, gstCents: 0 })

  expect(text).toContain('Dozer Operator $0.00 GST (10%) $0.00 Total incl. GST $0.00')
})

test('names keep the letters that they are written with', async () => {
  const billedTo = 'Łukasz Żółć, Đặng & Söhne – Κόλιας Щукин Pty Ltd'

  const { text } = await receiptOf({ billedTo })
  expect(text).toContain(billedTo)
  expect(text).not.toContain('□')
})

test('letters that cannot be set are seen to be missing, and the receipt says where they are', async () => {
  const billedTo = '田中 Mining 👷🏽‍♀️ Pty Ltd'
  const { text, bytes } = await receiptOf({ billedTo, jobTitle: 'Driller 🚜' })

  expect(text).toContain('Billed to □□ Mining □ Pty Ltd')
  expect(text).toContain('Driller □')
  expect(text).toContain('□ stands for a letter')
  // Who has it read aloud, or copies it, gets the name itself.
  expect(bytes.includes(Buffer.from('田中', 'utf16le').swap16())).toBe(true)
})

/** By name, without their weights. */
async function typefacesOf(change: Partial<ReceiptFacts>): Promise<Set<string>> {
  const { bytes } = await receiptOf(change)
  const names = bytes.toString('latin1').matchAll(/\/FontName \/[A-Z]+\+(\w+)/g)
  return new Set(Array.from(names, ([, name = '']) => name))
}

test('everything usual is set in the typeface of the screens', async () => {
  const billedTo = 'Söhne – “Café” & Co'
  expect(await typefacesOf({ billedTo })).toEqual(new Set(['PublicSans']))
  expect(await typefacesOf({ billedTo: 'Κόλιας' })).toContain('DejaVuSans')
})

test.each([
  [
    'of many words',
    'Senior Underground Production Drill Fitter, night shift '.repeat(4).slice(0, 200),
  ],
  ['of one word', 'W'.repeat(200)],
])('a title %s is told whole, on one page and beside its amount', async (_kind, jobTitle) => {
  const { text, pdf, totalPages } = await receiptOf({ jobTitle })

  expect(totalPages).toBe(1)
  expect(text.replaceAll(' ', '')).toContain(jobTitle.replaceAll(' ', ''))
  const { items } = await (await pdf.getPage(1)).getTextContent()
  const titleEnds = items.flatMap((item) =>
    'str' in item && item.str.length > 3 && jobTitle.includes(item.str.trim())
      ? item.transform[4] + item.width
      : [],
  )
  expect(Math.max(...titleEnds)).toBeLessThan(400)
})

describe('what travels with the file', () => {
  test('names its number and its maker, and nobody who is billed', async () => {
    const { bytes, info } = await receiptOf()

    expect(info).toMatchObject({
      Title: 'Receipt HF-000123',
      Author: 'Headframe',
      Language: 'en-AU',
    })
    expect(JSON.stringify(info)).not.toMatch(/Saltbush|Dozer/)
    expect(bytes.toString('latin1')).not.toMatch(/Saltbush|Dozer/)
  })

  test('is the same whenever it is made', async () => {
    const [first, second] = [await receiptOf(), await receiptOf()]

    expect(first.bytes.equals(second.bytes)).toBe(true)
  })

  test('tells readers aloud what is a heading and what belongs in which row', async () => {
    const { pdf } = await receiptOf()
    const page = await pdf.getPage(1)

    const roles = JSON.stringify(await page.getStructTree())
    expect(roles.match(/"role":"H1"/g)).toHaveLength(1)
    expect(roles.match(/"role":"TR"/g)).toHaveLength(4)
  })
})
