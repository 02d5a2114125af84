import { expect, test } from 'vitest'

import { isResume } from '../resume/resume-kind.ts'
import { NoPicture, preparePicture } from './prepare-picture.ts'

const refuse = () => Promise.reject(new DOMException('Not found', 'NotFoundError'))

/** What a browser hands over for a folder: it has a name and a size, and cannot be read. */
function aFolder(): File {
  const folder = new File([], 'Holidays')
  folder.arrayBuffer = refuse
  folder.slice = () => Object.assign(new Blob(), { arrayBuffer: refuse })
  return folder
}

test('a folder that was dropped is no picture and no resume, and that is told', async () => {
  await expect(preparePicture(aFolder())).rejects.toThrow(NoPicture)
  expect(await isResume(aFolder())).toBe(false)
})
