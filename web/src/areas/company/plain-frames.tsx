import { PlainFrame } from '../../parts/plain-frame.tsx'

export function PoolsScreen() {
  return (
    <PlainFrame
      title="Talent Pools"
      says="The talent pools that you keep for coming work will be listed here."
    />
  )
}

export function PoolScreen() {
  return (
    <PlainFrame
      title="Talent Pool"
      says="A talent pool’s members and requirements will be shown here."
    />
  )
}
