import { signIn } from '@headframe/wire'

import { Login } from '../../parts/login.tsx'

export default function LoginScreen() {
  return (
    <Login
      kind="staff"
      call={signIn.staff}
      email="emailAddress"
      password="sPass"
      emailLabel="Email address"
      beginsAnew
      title="Staff Login"
      description="Sign in to keep profiles and talent pools."
      help="Forgot your password? An administrator can mail you a link to choose a new one."
      motto="Profiles and talent pools, kept in one place."
    />
  )
}
