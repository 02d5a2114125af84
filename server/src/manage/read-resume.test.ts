import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { column, makePdf } from '../resumes/testing/make-pdf.ts'
import { printedPage, scannedDocx } from '../resumes/testing/scanned-pages.ts'
import { fileTasks } from './operator-tasks.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'headframe-read-resume-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

async function keep(name: string, bytes: Buffer | string): Promise<string> {
  const file = path.join(folder, name)
  await writeFile(file, bytes)
  return file
}

async function readResumes(...files: string[]): Promise<object[]> {
  const lines: object[] = []
  for await (const line of fileTasks['read-resume']?.(files) ?? []) lines.push(line)
  return lines
}

const words = [
  'Kim Walker',
  'Kalgoorlie WA 6430',
  '0491 570 156',
  'kim.walker@mail.example',
  'EMPLOYMENT HISTORY',
  'Driller, Redgum Iron Pty Ltd',
  'March 2019 – Present',
  'Offsider, Ochre Coal Pty Ltd',
  'June 2015 – February 2019',
]
const resume = await makePdf((page) => column(page, words, { x: 40, y: 40 }))

describe('read-resume', () => {
  test('gives one line a file, in order, whatever the files are', async () => {
    const files = [
      await keep('kim.pdf', resume),
      await keep('empty.pdf', ''),
      await keep('page.docx', '<html>'),
      await keep('broken.pdf', '%PDF-1.7 but nothing else'),
    ]

    const lines = await readResumes(...files)

    expect(lines).toMatchObject([
      {
        file: files[0],
        status: 'ok',
        full_name: 'Kim Walker',
        email: 'kim.walker@mail.example',
        phone: '+61491570156',
        current_company: 'Redgum Iron Pty Ltd',
        company_count: 2,
      },
      { file: files[1], status: 'unsupported', full_name: null, companies: [], tags: [] },
      { file: files[2], status: 'unsupported' },
      { file: files[3], status: 'unreadable' },
    ])
  })

  test('reads a DOCX that is a picture, and says so', async () => {
    const picture = await (await printedPage(words)).png().toBuffer()
    const [line] = await readResumes(await keep('scan.docx', await scannedDocx([], picture)))

    expect(line).toMatchObject({
      status: 'ok',
      full_name: 'Kim Walker',
      company_count: 2,
      read_from_picture: [1],
    })
  }, 30_000)

  test('reads the others before it tells of files that cannot be opened', async () => {
    const there = await keep('there.pdf', resume)
    const lines: object[] = []

    const reading = (async () => {
      for await (const line of fileTasks['read-resume']?.([folder, there]) ?? []) lines.push(line)
    })()

    await expect(reading).rejects.toThrow(`These files cannot be opened: ${folder}`)
    expect(lines).toMatchObject([{ file: there, status: 'ok' }])
  })

  test('asks for files', async () => {
    await expect(readResumes()).rejects.toThrow('Which files?')
  })
})
