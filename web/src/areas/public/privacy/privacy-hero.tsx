import { ContourHero } from '../../../ui/layout/contours.tsx'

export function PrivacyHero() {
  return (
    <ContourHero>
      <div className="page py-12 sm:py-20">
        <h1 className="max-w-[14ch] text-display">Privacy, in plain words</h1>
        <p className="mt-4 max-w-[46ch] text-lg text-balance text-on-bench-2">
          What we know about you, why, who sees it, and how you stay in charge of it.
        </p>
      </div>
    </ContourHero>
  )
}
