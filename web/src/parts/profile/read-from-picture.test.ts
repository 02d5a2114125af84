import { expect, test } from 'vitest'
import { readFromPictureInWords } from './read-from-picture.ts'

test.each([
  [[], undefined],
  [[2], 'Page 2 was read from a picture: please check it.'],
  [[1, 2, 4], 'Pages 1, 2 and 4 were read from pictures: please check them.'],
])('pages that were read from a picture are told: %j', (pages, words) => {
  expect(readFromPictureInWords(pages)).toBe(words)
})
