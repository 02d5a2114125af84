import { administration } from '@headframe/wire'
import { implement } from '../../kit/use-case.ts'
import { openLink } from './open-link.ts'
import { requestLink } from './request-link.ts'
import { signOutAdmin } from './sign-out.ts'

export const administrationRoutes = implement(administration, {
  requestLink,
  openLink,
  logout: signOutAdmin,
})
