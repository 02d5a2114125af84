import { answerQuestions } from '../../workshop/cage/answer-questions.ts'
import { cutNetwork } from '../../workshop/cage/cut-network.ts'
import type { ScanAnswer, ScanQuestion } from './messages.ts'

// This process looks at pictures of pages, and is kept as the one that reads documents is.
cutNetwork()

const { readScan } = await import('../scans/read-scan.ts')

answerQuestions(async ({ bytes, page }: ScanQuestion): Promise<ScanAnswer> => {
  // A page that is broken has no words; the others may have some.
  return { words: await readScan(bytes, page).catch(() => []) }
})
