import { ContourHero } from '../ui/layout/contours.tsx'

/** The open cut beside a form, with its motto. */
export default function EntrancePicture({ motto }: { motto: string }) {
  return (
    <ContourHero className="h-full">
      <p className="absolute bottom-12 left-12 max-w-[22ch] font-display text-3xl font-heading text-balance">
        {motto}
      </p>
    </ContourHero>
  )
}
