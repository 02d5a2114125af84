import { answerQuestions } from '../../workshop/cage/answer-questions.ts'
import { cutNetwork } from '../../workshop/cage/cut-network.ts'
import type { Answer, Question } from './messages.ts'

// This process reads what strangers wrote. It may read our own code and nothing else of the disk,
// write nothing, start nothing and call nobody; its parent ends it when it takes too much.
cutNetwork()

const { readResume } = await import('../read-resume.ts')

answerQuestions(async ({ bytes, options }: Question): Promise<Answer> => {
  const { buffer, byteOffset, byteLength } = bytes
  return { read: await readResume(Buffer.from(buffer, byteOffset, byteLength), options) }
})
