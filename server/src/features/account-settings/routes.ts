import { accountSettings, adminSessions, staffSettings } from '@headframe/wire'
import { checkPasswordChange } from '../../market/accounts/change-password.ts'
import { implement, on } from '../../kit/use-case.ts'
import { changeOwnPassword } from './change-password.ts'
import { checkEnding, endOtherSessions, endOwnSession } from './end-sessions.ts'
import { listOwnSessions } from './list-sessions.ts'

const password = on(checkPasswordChange, changeOwnPassword)
const sessions = {
  sessions: listOwnSessions,
  endSession: on(checkEnding, endOwnSession),
  endOtherSessions: on(checkEnding, endOtherSessions),
}

export const accountSettingsRoutes = [
  ...implement(accountSettings, { password, ...sessions }),
  ...implement(staffSettings, { password, ...sessions }),
  ...implement(adminSessions, sessions),
]
