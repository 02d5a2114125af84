import { contractorSettings } from '@headframe/wire'
import { checking, implement } from '../../kit/use-case.ts'
import { changeEmail, checkNewEmail } from './change-email.ts'
import { changePassword, checkNewPassword } from './change-password.ts'
import { changePicture } from './change-picture.ts'
import { refuseDescription } from './refuse-description.ts'
import { renewShareLink } from './renew-share-link.ts'
import { switchSharing } from './switch-sharing.ts'

export const contractorSettingsRoutes = implement(contractorSettings, {
  email: checking(checkNewEmail, changeEmail),
  password: checking(checkNewPassword, changePassword),
  picture: changePicture,
  refuseDescription,
  sharing: switchSharing,
  renewLink: renewShareLink,
})
