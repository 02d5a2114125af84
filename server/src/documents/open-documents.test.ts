import { afterAll, expect, test } from 'vitest'
import { paidByCard } from '../testing/receipts.ts'
import { openDocuments } from './open-documents.ts'
import { makeReceipt } from './receipt.ts'
import type { ReceiptFacts } from './receipt.ts'

const documents = openDocuments()
afterAll(() => documents.close())

const draw = (who = 'a company', change: Partial<ReceiptFacts> = {}, by = documents) =>
  by.draw(who, 'receipt', { ...paidByCard, ...change })

const spent = ({ user, system }: NodeJS.CpuUsage) => user + system

test('what is drawn in the thread is the same as it would be here', async () => {
  expect((await draw()).equals(await makeReceipt(paidByCard))).toBe(true)
})

test('many drawings leave the thread of the calls alone', async () => {
  await draw()
  const [here, all] = [process.threadCpuUsage(), process.cpuUsage()]

  const drawn = await Promise.all(Array.from({ length: 30 }, () => draw()))

  expect(new Set(drawn.map((bytes) => bytes.length)).size).toBe(1)
  const [ours, whole] = [spent(process.threadCpuUsage(here)), spent(process.cpuUsage(all))]
  expect(ours / whole).toBeLessThan(0.2)
})

test('one who asks for very many is told to come back, and others are served', async () => {
  const many = Array.from({ length: 60 }, () => draw('many'))
  const other = draw('other')
  const settled = await Promise.allSettled(many)

  expect((await other).subarray(0, 5).toString()).toBe('%PDF-')
  const refused = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(refused.length).toBeGreaterThan(10)
  expect(refused[0]).toMatchObject({ code: 'BUSY', status: 503, retryAfterSeconds: 5 })
})

test('a drawing that fails, or takes too long, ends neither the others nor the thread', async () => {
  const impossible = draw('a company', { paidAt: new Date(Number.NaN) })
  const next = draw()
  await expect(impossible).rejects.toThrow('No receipt was drawn')
  expect((await next).length).toBeGreaterThan(1000)

  const hasty = openDocuments({ timeLimitMs: 1 })
  await expect(draw('a company', {}, hasty)).rejects.toThrow('No receipt was drawn')
  await expect(draw('a company', {}, hasty)).rejects.toThrow('No receipt was drawn')
  await hasty.close()
})

test('a thread that nobody needed for a while is ended, and another draws the next', async () => {
  const brief = openDocuments({ idleMs: 1 })
  for (let drawn = 0; drawn < 3; drawn += 1) {
    expect((await draw('a company', {}, brief)).length).toBeGreaterThan(1000)
    await new Promise((resolve) => setTimeout(resolve, drawn))
  }
  await brief.close()
})

test('closing tells whoever waits', async () => {
  const another = openDocuments()
  const drawing = draw('a company', {}, another)
  const ended = expect(drawing).rejects.toThrow('No receipt was drawn')
  await another.close()
  await ended
})
