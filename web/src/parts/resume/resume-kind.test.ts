import { expect, test } from 'vitest'

import { isResume } from './resume-kind.ts'

const archiveOf = (...names: string[]) =>
  new Blob(['PK\u0003\u0004', 'x'.repeat(100_000), ...names.map((name) => `PK\u0001\u0002${name}`)])

test('a PDF and a Word document are resumes, whatever they are called', async () => {
  expect(await isResume(new Blob(['%PDF-1.7\n']))).toBe(true)
  expect(await isResume(archiveOf('[Content_Types].xml', 'word/document.xml'))).toBe(true)
})

test('a workbook, an older Word document and an empty file are none', async () => {
  expect(await isResume(archiveOf('[Content_Types].xml', 'xl/workbook.xml'))).toBe(false)
  expect(await isResume(new Blob([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])]))).toBe(false)
  expect(await isResume(new Blob())).toBe(false)
})
