import { PlainFrame } from '../../parts/plain-frame.tsx'

export function CommunitiesScreen() {
  return (
    <PlainFrame
      title="Talent Communities"
      says="Talent pools that companies keep for coming work will be listed here for you to join."
    />
  )
}

export function CommunityScreen() {
  return (
    <PlainFrame
      title="Talent Community"
      says="A talent pool’s work, requirements and skills will be shown here, with the way to join."
    />
  )
}
