import { getRouteApi } from '@tanstack/react-router'

import { paths } from '../../lib/paths.ts'
import { Leaving } from '../../parts/leaving.tsx'

const route = getRouteApi('/contractor-entrance/contractor/logout')

export default function LogoutScreen() {
  const { redirect_uri } = route.useSearch()
  return <Leaving kind="contractor" to={paths.contractor.login} wayBack={redirect_uri} />
}
