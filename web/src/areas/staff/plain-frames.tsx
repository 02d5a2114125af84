import { paths } from '../../lib/paths.ts'
import { TextLink } from '../../parts/links.tsx'
import { PlainFrame } from '../../parts/plain-frame.tsx'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'

export function PoolsScreen() {
  return (
    <PlainFrame
      title="Talent Pools"
      says="The talent pools that you curate from profiles will be listed here."
    />
  )
}

export function PoolScreen() {
  return (
    <PlainFrame
      title="Talent Pool"
      says="One talent pool’s members, averages and exports will be shown here."
      breadcrumbs={
        <Breadcrumbs>
          <TextLink to={paths.staff.pools}>Talent Pools</TextLink>
          <span aria-current="page">Talent Pool</span>
        </Breadcrumbs>
      }
    />
  )
}
