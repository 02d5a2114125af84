import { platform } from '@headframe/wire'
import { implement, on } from '../../kit/use-case.ts'
import { showConfig } from './show-config.ts'
import { showFile, showPicture } from './show-file.ts'
import { showHealth, showReadiness } from './show-health.ts'
import { findTicket, takeUpload } from './take-upload.ts'

export const platformRoutes = implement(platform, {
  config: showConfig,
  health: showHealth,
  ready: showReadiness,
  picture: showPicture,
  upload: on(findTicket, takeUpload),
  file: showFile,
})
