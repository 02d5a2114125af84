import { oleStreamsOf } from './ole-streams.ts'
import { findMainPart } from './text/docx/main-part.ts'
import { OfficePackage } from './text/docx/office-package.ts'

/** What bytes are by their content, whatever the file is called. */
export type KindOfFile =
  | 'pdf'
  | 'docx'
  | 'doc'
  /** What programs write that call it a document of Word. */
  | CalledDoc
  /** An Office document that opens with a password only. */
  | 'locked'
  /** Meant to be an Office document, but broken off, or made to do harm. */
  | 'damaged'

export type CalledDoc = 'rtf' | 'html' | 'word-xml'

export type AcceptedResumeType =
  | 'application/pdf'
  | 'application/msword'
  | 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/**
 * The type of an upload that is taken as a resume. Old Word documents are read, but not taken. Rich text, web
 * pages and the XML of Word 2003 are taken only where they are called a document of Word.
 */
export async function acceptedResumeType(
  bytes: Buffer,
  fileName = '',
): Promise<AcceptedResumeType | undefined> {
  const kind = await kindOfFile(bytes)
  if (kind === 'pdf') return 'application/pdf'
  if (kind === 'docx') {
    return 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  }
  return isCalledDoc(kind) && /\.docx?$/i.test(fileName) ? 'application/msword' : undefined
}

function isCalledDoc(kind: KindOfFile | undefined): kind is CalledDoc {
  return kind === 'rtf' || kind === 'html' || kind === 'word-xml'
}

export async function kindOfFile(bytes: Buffer): Promise<KindOfFile | undefined> {
  if (isPdf(bytes)) return endsAsZip(bytes) ? undefined : 'pdf'
  if (isZip(bytes)) return holdsPdf(bytes) ? undefined : kindOfZip(bytes)

  const streams = oleStreamsOf(bytes)
  if (streams?.includes('EncryptedPackage')) return 'locked'
  if (streams) return streams.includes('WordDocument') ? 'doc' : undefined
  return endsAsZip(bytes) || holdsPdf(bytes) ? undefined : kindOfMarkup(bytes)
}

const beforeMarkup = /^(?:\s|<\?[^>]*>|<!--[\s\S]*?-->)*/

/** By how it begins, which every program that reads it looks at, too. */
function kindOfMarkup(bytes: Buffer): CalledDoc | undefined {
  const head = withoutByteOrder(bytes.subarray(0, 4096))
  if (/^\s*\{\\rtf\d/.test(head)) return 'rtf'
  const begun = head.replace(beforeMarkup, '')
  if (/^<(?:\w+:)?wordDocument[\s>]/.test(begun)) return 'word-xml'
  return /^<(?:!doctype\s+html|html|head|body|meta)[\s>]/i.test(begun) ? 'html' : undefined
}

function withoutByteOrder(bytes: Buffer): string {
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe
  return bytes.toString(isWide ? 'utf16le' : 'utf8').replace(/^\uFEFF/, '')
}

/** Some programs write a byte order mark or an empty line before. */
function isPdf(bytes: Buffer): boolean {
  return /^(?:\u00EF\u00BB\u00BF)?\s{0,8}%PDF-\d/.test(bytes.toString('latin1', 0, 24))
}

function isZip(bytes: Buffer): boolean {
  return bytes.toString('latin1', 0, 4) === 'PK\u0003\u0004'
}

async function kindOfZip(bytes: Buffer): Promise<KindOfFile | undefined> {
  try {
    const office = await OfficePackage.open(bytes)
    return (await findMainPart(office)) === undefined ? undefined : 'docx'
  } catch {
    // The parser tells what is wrong in many words; for us it is one thing.
    return mentionsWord(bytes) ? 'damaged' : undefined
  }
}

function mentionsWord(bytes: Buffer): boolean {
  return bytes.includes('word/') || bytes.includes('[Content_Types].xml')
}

/** A list of parts at the end, and where it says that it begins: a PDF that is a zip as well. */
function endsAsZip(bytes: Buffer): boolean {
  const tail = bytes.subarray(-65_557)
  const end = tail.lastIndexOf('PK\u0005\u0006', undefined, 'latin1')
  if (end < 0 || end + 22 > tail.length) return false
  const listBytes = tail.readUInt32LE(end + 12)
  const listStart = bytes.length - tail.length + end - listBytes
  return listStart >= 0 && bytes.toString('latin1', listStart, listStart + 4) === 'PK\u0001\u0002'
}

/** Readers of PDF look for its beginning in the first thousand bytes. */
function holdsPdf(bytes: Buffer): boolean {
  return bytes.subarray(0, 1024).includes('%PDF-')
}
