import type { Audience } from '@headframe/wire'

export const signInPaths: Readonly<Record<Audience, string>> = {
  contractor: '/contractor/login',
  company: '/company/login',
  staff: '/admin/login',
  admin: '/dashboard/auth',
}
