import { describe, expect, test } from 'vitest'
import { acceptedResumeType, kindOfFile } from './kind-of-file.ts'
import { oleOf } from './testing/make-doc.ts'
import { makeDocx, paragraph, zipOf } from './testing/make-docx.ts'
import { makePdf } from './testing/make-pdf.ts'

const pdf = await makePdf((page) => page.text('Kim Walker'))
const docx = await makeDocx({ body: paragraph('Kim Walker') })

const zip = await zipOf({ 'a.txt': 'a' })

describe('an upload', () => {
  test('is taken when it is a PDF or a DOCX', async () => {
    expect(await acceptedResumeType(pdf)).toBe('application/pdf')
    expect(await acceptedResumeType(docx)).toMatch(/wordprocessingml\.document$/)
  })

  test.each([
    ['rich text', '{\\rtf1\\ansi Kim Walker}'],
    ['a page of the web', '\uFEFF <!-- made by a program --><html><p>Kim Walker</p>'],
    ['a page that says its type', '<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.0//EN"><p>Kim'],
    ['Word’s own XML', '<?xml version="1.0"?><?mso-application?>\n<w:wordDocument xmlns:w="w"/>'],
  ])(
    'is taken when it is %s that is called a document of Word, and only then',
    async (_, source) => {
      const bytes = Buffer.from(source)

      expect(await acceptedResumeType(bytes, 'Kim.DOC')).toBe('application/msword')
      expect(await acceptedResumeType(bytes, 'kim.docx')).toBe('application/msword')
      for (const name of ['kim.html', 'kim.rtf', 'kim.pdf', 'doc', 'kim.doc.exe', '']) {
        expect(await acceptedResumeType(bytes, name)).toBeUndefined()
      }
    },
  )

  test.each([
    ['bare text', 'Kim Walker, driller'],
    ['other XML', '<?xml version="1.0"?><resume/>'],
    ['a page with a PDF in it', '<html>%PDF-1.7'],
    ['a script', '#!/bin/sh\necho "<html>"'],
  ])('is not taken as a document of Word when it is %s', async (_, source) => {
    expect(await acceptedResumeType(Buffer.from(source), 'kim.doc')).toBeUndefined()
  })

  test('may begin with a byte order mark or an empty line', async () => {
    expect(await kindOfFile(Buffer.concat([Buffer.from('\uFEFF'), pdf]))).toBe('pdf')
    expect(await kindOfFile(Buffer.concat([Buffer.from('\r\n'), pdf]))).toBe('pdf')
  })

  test.each<[string, Buffer | Promise<Buffer>]>([
    ['an empty file', Buffer.alloc(0)],
    ['a lock file of Word', Buffer.alloc(162, '\u0005Kim')],
    ['rich text', Buffer.from('{\\rtf1\\ansi Kim Walker}')],
    ['a page of the web', Buffer.from('<!doctype html><p>Kim Walker</p>')],
    ['Word’s own XML', Buffer.from('<?xml version="1.0"?><w:wordDocument/>')],
    ['a picture', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
    ['a plain zip', zipOf({ 'resume.pdf': pdf })],
    ['a workbook', makeDocx({ body: '', mainType: 'spreadsheetml.sheet.main+xml' })],
    ['a template', makeDocx({ body: '', mainType: 'template.main+xml' })],
    ['a document with macros', makeDocx({ body: '', parts: { 'word/vbaProject.bin': 'x' } })],
    ['a zip behind a PDF', Buffer.concat([pdf, zip])],
    ['a DOCX behind a PDF', Buffer.concat([pdf, docx])],
    ['a PDF behind a page of the web', Buffer.concat([Buffer.from('<html>'), pdf])],
    ['an old Word document', oleOf({ WordDocument: Buffer.alloc(4096) })],
    ['a locked DOCX', oleOf({ EncryptedPackage: Buffer.alloc(4096) })],
    ['a cut DOCX', docx.subarray(0, docx.length / 2)],
  ])('is not taken when it is %s', async (_, bytes) => {
    expect(await acceptedResumeType(await bytes)).toBeUndefined()
  })

  test('is not taken as a DOCX that is a PDF as well', async () => {
    const both = await makeDocx({ body: paragraph('Kim Walker'), first: { '%PDF-1.7': '' } })

    expect(await acceptedResumeType(both)).toBeUndefined()
  })
})

describe('what was kept long ago', () => {
  test('is known as an old Word document, a locked one, or something else', async () => {
    expect(await kindOfFile(oleOf({ WordDocument: Buffer.alloc(4096) }))).toBe('doc')
    expect(await kindOfFile(oleOf({ EncryptedPackage: Buffer.alloc(4096) }))).toBe('locked')
    expect(await kindOfFile(oleOf({ Workbook: Buffer.alloc(4096) }))).toBeUndefined()
  })
})
