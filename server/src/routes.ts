import { administrationRoutes } from './features/administration/routes.ts'
import { referenceRoutes } from './features/reference/routes.ts'
import { platformRoutes } from './features/platform/routes.ts'
import { signInRoutes } from './features/sign-in/routes.ts'
import { mailSignInLink } from './features/administration/request-link.ts'
import { mailResetLink } from './features/sign-in/recover-password.ts'
import { sendLetter } from './kit/mail-later.ts'
import { tidyUp } from './kit/tidy-up.ts'

/** Every feature's table: what the product can be asked. */
export const routes = [
  ...signInRoutes,
  ...referenceRoutes,
  ...platformRoutes,
  ...administrationRoutes,
]

/** Everything that the worker knows how to do. */
export const tasks = [sendLetter, mailResetLink, mailSignInLink, tidyUp]

export const chores = [{ task: tidyUp, everyMinutes: 30 }]
