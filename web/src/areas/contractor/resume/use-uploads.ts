import { contractorProfiles, type ResumeUploads } from '@headframe/wire'
import { useEffect, useRef } from 'react'

import { refreshReads } from '../../../calls/reads.ts'
import { useRead } from '../../../calls/use-read.ts'

const askAgainMs = 2000

/** The resumes of the person, followed while one is being read; what came of it is shown at once. */
export function useUploads(): ResumeUploads {
  const uploads = useRead(
    contractorProfiles.uploads,
    {},
    { againAfterMs: ({ processing }) => (processing ? askAgainMs : undefined) },
  )
  const wasProcessing = useRef(uploads.processing)

  useEffect(() => {
    if (wasProcessing.current && !uploads.processing) refreshReads()
    wasProcessing.current = uploads.processing
  }, [uploads.processing])

  return uploads
}
