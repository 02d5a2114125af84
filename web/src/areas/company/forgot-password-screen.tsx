import { recoverPassword } from '@headframe/wire'

import { paths } from '../../lib/paths.ts'
import { Recovery } from '../../parts/recovery.tsx'

export default function ForgotPasswordScreen() {
  return (
    <Recovery
      call={recoverPassword.company}
      login={paths.company.login}
      motto="Access our talented pool of contractors."
    />
  )
}
