import { paths } from '../../lib/paths.ts'
import { Leaving } from '../../parts/leaving.tsx'

export default function LogoutScreen() {
  return <Leaving kind="staff" to={paths.staff.login} />
}
