import { PrivacyHero } from '../areas/public/privacy/privacy-hero.tsx'

/** The notice as far as a phone shows it at first. */
export function PrivacyLook() {
  return <PrivacyHero />
}
