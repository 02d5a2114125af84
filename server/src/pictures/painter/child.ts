import { answerQuestions } from '../../workshop/cage/answer-questions.ts'
import { cutNetwork } from '../../workshop/cage/cut-network.ts'
import type { Painted, Wish } from './messages.ts'

// This process decodes what strangers sent: see the cage that it is started in.
cutNetwork()

const { logoPicture, PictureTooLarge, profilePicture, UnsupportedPicture } =
  await import('../pictures.ts')

answerQuestions(async (wish: Wish): Promise<Painted> => {
  try {
    return { picture: await paint(wish) }
  } catch (error) {
    if (error instanceof UnsupportedPicture) return { refused: 'unsupported' }
    if (error instanceof PictureTooLarge) return { refused: 'too large' }
    throw error
  }
})

function paint(wish: Wish) {
  if (wish.kind === 'logo') return logoPicture(bufferOf(wish.bytes))
  return profilePicture(bufferOf(wish.bytes), wish.cut && bufferOf(wish.cut))
}

function bufferOf({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength)
}
