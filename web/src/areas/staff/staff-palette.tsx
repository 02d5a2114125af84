import { staffProfiles } from '@headframe/wire'
import { UserRound, Users } from 'lucide-react'

import { send } from '../../calls/client.ts'
import { paths } from '../../lib/paths.ts'
import { goalsFor, type Finder } from '../../parts/palette/goals.ts'
import { Palette, type PaletteProps } from '../../parts/palette/palette.tsx'
import { usualOrder } from './person/usual-order.ts'
import { everyPool } from './pools/every-pool.ts'

/** All that come are offered: the server has written down that they were shown. */
const findPeople: Finder = async (search, signal) => {
  const wish = {
    page: 1,
    sortField: usualOrder(search),
    sortOrder: 'desc',
    excludeTph: undefined,
  } as const
  const { profileData } = await send(staffProfiles.list, { ...wish, search }, { signal })
  const goals = profileData.map(({ profile_hash, full_name, current_role }) => ({
    label: full_name,
    note: current_role ?? undefined,
    icon: UserRound,
    to: paths.staff.profile,
    params: { profileHash: profile_hash },
  }))
  return { title: 'People', goals }
}

/** An account has a few: they are listed, and looked through here. */
const findPools: Finder = async (text) => {
  const pools = await everyPool()
  const goals = pools.map(({ talent_pool_hash, name, location }) => ({
    label: name,
    note: location ?? undefined,
    icon: Users,
    to: paths.staff.pool,
    params: { poolHash: talent_pool_hash },
  }))
  return { title: 'Talent pools', goals: goalsFor(text, goals) }
}

const finders = [findPeople, findPools]

export default function StaffPalette(props: PaletteProps) {
  return <Palette {...props} finders={finders} finds="people and talent pools" />
}
