import { staffUploads } from '@headframe/wire'

import { useList } from '../../../calls/use-list.ts'
import { UploadedPerson } from '../uploads/upload-outcome.tsx'

/** Of an upload that waits for no decision: whose profile it led to, or why it led to none. */
export function WhatCameOfIt({ hash }: { hash: string }) {
  const { page } = useList(staffUploads.list, { page: 1, perPage: 1, fh: hash })
  const upload = page?.rows[0]
  if (upload && upload.profile_hash !== null) {
    return (
      <>
        It is part of the profile of <UploadedPerson upload={upload} />.
      </>
    )
  }
  return upload?.message ?? 'It was decided meanwhile, or needed no decision.'
}
