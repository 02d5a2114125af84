import { answerQuestions } from '../../workshop/cage/answer-questions.ts'
import { cutNetwork } from '../../workshop/cage/cut-network.ts'
import type { ScanAnswer, ScanQuestion } from './messages.ts'

// This process looks at pictures of pages, and is kept as the one that reads documents is.
cutNetwork()

const { readScan } = await import('../scans/read-scan.ts')

answerQuestions(async ({ bytes, page }: ScanQuestion): Promise<ScanAnswer> => {
  const { buffer, byteOffset, byteLength } = bytes
  // A page that is broken has no words; the others may have some.
  return {
    words: await readScan(Buffer.from(buffer, byteOffset, byteLength), page).catch(() => []),
  }
})
