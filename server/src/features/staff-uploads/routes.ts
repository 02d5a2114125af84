import { staffUploads } from '@headframe/wire'
import { implement, on } from '../../kit/use-case.ts'
import { listUploads } from './list-uploads.ts'
import { findReview, resolveReview } from './resolve-review.ts'
import { sendUpload } from './send-upload.ts'
import { showFile } from './show-file.ts'
import { showReview } from './show-review.ts'

export const staffUploadRoutes = implement(staffUploads, {
  send: sendUpload,
  list: listUploads,
  file: showFile,
  review: showReview,
  resolve: on(findReview, resolveReview),
})
