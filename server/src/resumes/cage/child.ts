import { answerQuestions } from '../../workshop/cage/answer-questions.ts'
import { cutNetwork } from '../../workshop/cage/cut-network.ts'
import type { Answer, Question } from './messages.ts'

// This process reads what strangers wrote. It may read our own code and nothing else of the disk,
// write nothing, start nothing and call nobody; its parent ends it when it takes too much.
cutNetwork()

const { readAtFirst } = await import('../read-resume.ts')

answerQuestions(({ bytes, options, scans }: Question): Promise<Answer> => {
  const { buffer, byteOffset, byteLength } = bytes
  return readAtFirst(Buffer.from(buffer, byteOffset, byteLength), options, scans)
})
