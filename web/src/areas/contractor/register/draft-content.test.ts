import { draftFields } from '@headframe/wire'
import { expect, test } from 'vitest'

import { draftData } from './draft-content.ts'
import { emptyRegistration } from './registration-values.ts'

test('a draft holds every field that may be kept, and no other', () => {
  const typed = {
    ...emptyRegistration,
    password: 'iron ore by rail',
    resume: new File([], 'cv.pdf'),
  }

  expect(Object.keys(draftData(typed)).toSorted()).toEqual([...draftFields].toSorted())
})
