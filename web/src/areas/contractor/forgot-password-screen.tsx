import { recoverPassword } from '@headframe/wire'

import { paths } from '../../lib/paths.ts'
import { Recovery } from '../../parts/recovery.tsx'

export default function ForgotPasswordScreen() {
  return (
    <Recovery
      call={recoverPassword.contractor}
      login={paths.contractor.login}
      motto="Find great opportunities with top companies."
    />
  )
}
