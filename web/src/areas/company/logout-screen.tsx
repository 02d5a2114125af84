import { getRouteApi } from '@tanstack/react-router'

import { paths } from '../../lib/paths.ts'
import { Leaving } from '../../parts/leaving.tsx'

const route = getRouteApi('/company-entrance/company/logout')

export default function LogoutScreen() {
  const { redirect_uri } = route.useSearch()
  return <Leaving kind="company" to={paths.company.login} wayBack={redirect_uri} />
}
