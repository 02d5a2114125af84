import { cutNetwork } from './cut-network.ts'
import type { Answer, Question } from './messages.ts'

// This process reads what strangers wrote. It may read our own code and nothing else of the disk,
// write nothing, start nothing and call nobody; its parent ends it when it takes too much.
cutNetwork()

const { readResume } = await import('../read-resume.ts')

// A terminal asks every process to stop, but the parent may still be waiting for this one.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => undefined)
process.on('disconnect', () => process.exit(0))

process.on('message', (question: Question) => void answer(question))
process.send?.('ready')

async function answer({ bytes, options }: Question): Promise<void> {
  const { buffer, byteOffset, byteLength } = bytes
  const reading = await readResume(Buffer.from(buffer, byteOffset, byteLength), options)
  process.send?.({ reading } satisfies Answer)
}
