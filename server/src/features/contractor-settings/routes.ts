import { contractorSettings } from '@headframe/wire'
import { checkNewEmail } from '../../market/accounts/change-email.ts'
import { checkPasswordChange } from '../../market/accounts/change-password.ts'
import { implement, on } from '../../kit/use-case.ts'
import { changeContractorEmail } from './change-email.ts'
import { changeContractorPassword } from './change-password.ts'
import { changePicture } from './change-picture.ts'
import { refuseDescription } from './refuse-description.ts'
import { renewShareLink } from './renew-share-link.ts'
import { switchSharing } from './switch-sharing.ts'

export const contractorSettingsRoutes = implement(contractorSettings, {
  email: on(checkNewEmail, changeContractorEmail),
  password: on(checkPasswordChange, changeContractorPassword),
  picture: changePicture,
  refuseDescription,
  sharing: switchSharing,
  renewLink: renewShareLink,
})
