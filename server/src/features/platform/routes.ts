import { platform } from '@headframe/wire'
import { implement, on } from '../../kit/use-case.ts'
import { showConfig } from './show-config.ts'
import { showFile, showPicture } from './show-file.ts'
import { showHealth, showReadiness } from './show-health.ts'
import { showSecurityContact } from './show-security-contact.ts'
import { findTicket, takeUpload } from './take-upload.ts'

export const platformRoutes = implement(platform, {
  config: showConfig,
  health: showHealth,
  ready: showReadiness,
  securityContact: showSecurityContact,
  picture: showPicture,
  upload: on(findTicket, takeUpload),
  file: showFile,
})
