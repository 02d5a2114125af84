import { readdirSync, readFileSync } from 'node:fs'
import { once } from 'node:events'
import net from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeDocx, paragraph } from '../testing/make-docx.ts'
import { column, makePdf, rawPdf } from '../testing/make-pdf.ts'
import { forkChild } from '../../workshop/cage/fork-child.ts'
import { residentBytes } from '../../workshop/cage/resident-bytes.ts'
import { ChildKilled } from '../../workshop/cage/watch.ts'
import { openResumeReader } from './open-resume-reader.ts'

const asOf = new Date('2026-11-21')
const reader = openResumeReader()
afterAll(() => reader.close())

const resume = await makePdf((page) => {
  column(
    page,
    [
      'Kim Walker',
      'Kalgoorlie WA 6430',
      '0491 570 156',
      'kim.walker@mail.example',
      'EMPLOYMENT HISTORY',
      'Driller, Redgum Iron Pty Ltd',
      'March 2019 – Present',
      'Drilled blast holes on day and night shift',
      'Offsider, Ochre Coal Pty Ltd',
      'June 2015 – February 2019',
      'EDUCATION',
      'Certificate III in Drilling Operations, 2016',
    ],
    { x: 40, y: 40 },
  )
})

/** The processes that this one has started, with what they hold in memory. */
function childrenNow(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => statusOf(pid).includes(`\nPPid:\t${process.pid}\n`))
    .filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('cage/child.ts'))
}

function statusOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8')
  } catch {
    return ''
  }
}

test('a resume is read in a process of its own', async () => {
  const read = await reader.read(resume, { fileName: 'kim.pdf', asOf })

  expect(read.status).toBe('ok')
  if (read.status !== 'ok') return
  expect(read.facts.email?.value).toBe('kim.walker@mail.example')
  expect(read.text).toContain('Kalgoorlie WA 6430')
})

test('several at once are all read', async () => {
  const readings = await Promise.all([1, 2, 3, 4, 5].map(() => reader.read(resume, { asOf })))

  expect(readings.map(({ status }) => status)).toEqual(['ok', 'ok', 'ok', 'ok', 'ok'])
})

describe('a document that harms its reader', () => {
  const root = '<< /Type /Catalog /Pages 2 0 R >>'
  const deep = '[ '.repeat(200_000)
  const flood = `<< /Length 40000000 >>\nstream\n${'0 0 m 1 1 l S\n'.repeat(500_000)}endstream`

  test.each<[string, Buffer | Promise<Buffer>]>([
    [
      'has a page that is its own parent',
      rawPdf(root, '<< /Type /Pages /Kids [2 0 R] /Count 9000000 >>'),
    ],
    ['nests arrays without end', rawPdf(root, `<< /Type /Pages /Kids ${deep} >>`)],
    [
      'is garbage of ten megabytes',
      Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(10 * 2 ** 20, 'obj << /x ')]),
    ],
    [
      'is a bomb of a DOCX',
      makeDocx({ body: '', parts: { 'word/x.bin': Buffer.alloc(60 * 2 ** 20) } }),
    ],
    ['is cut in half', resume.subarray(0, 300)],
    [
      'draws half a million lines',
      rawPdf(
        root,
        '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 4 0 R >>',
        flood,
      ),
    ],
  ])('is answered, and the next one is read, when it %s', async (_, bytes) => {
    const hostile = await bytes
    const started = performance.now()

    const read = await reader.read(hostile, { asOf })

    expect(['unreadable', 'not_resume']).toContain(read.status)
    expect(performance.now() - started).toBeLessThan(15_000)
    expect(await reader.read(resume, { asOf })).toMatchObject({ status: 'ok' })
  })

  test('is given up after its time', async () => {
    const hasty = openResumeReader({ timeLimitMs: 1 })

    expect(await hasty.read(resume, { asOf })).toEqual({ status: 'unreadable' })
    await hasty.close()
  })

  test.runIf(process.platform === 'linux')('is given up above its memory', async () => {
    const small = openResumeReader({ memoryLimitBytes: 2 ** 20 })

    expect(await small.read(resume, { asOf })).toEqual({ status: 'unreadable' })
    await small.close()
  })
})

describe.runIf(process.platform === 'linux')('the cage', () => {
  test('says when somebody else ended it, so that the document is read again', async () => {
    const alone = openResumeReader({ mostChildren: 1 })
    const before = new Set(childrenNow())
    await alone.read(resume, { asOf })
    const [child] = childrenNow().filter((pid) => !before.has(pid))
    if (child === undefined) throw new Error('There is no child')

    const read = alone.read(resume, { asOf })
    process.kill(child, 'SIGKILL')

    await expect(read).rejects.toBeInstanceOf(ChildKilled)
    expect(await alone.read(resume, { asOf })).toMatchObject({ status: 'ok' })
    await alone.close()
  })

  test('lets nothing out, and nothing of ours in', async () => {
    const file = fileURLToPath(new URL('../testing/prying-child.ts', import.meta.url))
    const prying = forkChild({ file, heapMiB: 64 })

    const [found] = await once(prying, 'message')
    prying.kill()

    expect(found).toEqual({ could: [], environment: [] })
  })

  test('holds little memory, and ends with its reader', async () => {
    const before = new Set(childrenNow())
    const alone = openResumeReader({ mostChildren: 1 })
    await alone.read(resume, { asOf })
    const [child] = childrenNow().filter((pid) => !before.has(pid))

    expect(residentBytes(child)).toBeLessThan(300 * 2 ** 20)
    await alone.close()
    expect(childrenNow()).not.toContain(child)
  })
})

describe('what a document asks for from outside', () => {
  const calls: string[] = []
  const listener = net.createServer((socket) => {
    calls.push('called')
    socket.destroy()
  })
  beforeAll(() => new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve)))
  afterAll(() => new Promise((resolve) => listener.close(resolve)))

  test('is neither fetched nor shown', async () => {
    const address = listener.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const url = `http://127.0.0.1:${port}/`
    const canary = readFileSync('/etc/passwd', 'utf8').split('\n')[0] ?? ''
    const entity = `<!DOCTYPE w [<!ENTITY a SYSTEM "file:///etc/passwd"><!ENTITY b SYSTEM "${url}">]><w>&a;&b;</w>`
    const hostile = [
      makeDocx({ body: '', document: entity }),
      makeDocx({
        body: paragraph('Kim'),
        links: { template: url },
        parts: { 'word/settings.xml': entity, 'docProps/core.xml': entity },
      }),
      rawPdf(
        `<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /URI /URI (${url}) >> >>`,
        '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 4 0 R >>',
        `<< /Length 0 /F << /FS /URL /F (${url}) >> >>\nstream\n\nendstream`,
      ),
    ]

    for (const document of hostile) {
      const read = await reader.read(await document, { asOf })
      expect(JSON.stringify(read)).not.toContain(canary)
    }
    expect(calls).toEqual([])
  })
})
