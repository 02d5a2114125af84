import { productName } from '@headframe/wire'

import { useDocument } from '../../../calls/screen.tsx'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../parts/links.tsx'
import { ContourHero } from '../../../ui/layout/contours.tsx'
import { Audiences } from './audiences.tsx'
import { BuiltFor } from './built-for.tsx'
import { Farewell } from './farewell.tsx'

import { Steps } from './steps.tsx'

export default function HomeScreen() {
  useDocument(
    undefined,
    `${productName} is the recruitment marketplace for Australian mining and resources: contractors find work by roster, rate and place, and apply to companies directly.`,
  )

  return (
    <>
      <Farewell />
      <ContourHero>
        <div className="page pt-16 pb-44 sm:pt-24 sm:pb-52 lg:pt-28">
          <p className="text-sm font-semibold tracking-wide text-on-bench-2">
            Australian mining and resources
          </p>
          <h1 className="mt-3 max-w-[14ch] text-display">Your next swing, sorted.</h1>
          <p className="mt-5 max-w-[46ch] text-lg text-on-bench-2">
            {productName} is a recruitment marketplace with smart matching: every job tells you what
            speaks for you, what is missing, and why.
          </p>
          <ButtonLink
            to={paths.contractor.jobs}
            size="lg"
            className="mt-8 bg-on-bench text-bench-ground hover:bg-on-bench-2 active:bg-on-bench-2"
          >
            Browse jobs
          </ButtonLink>
        </div>
      </ContourHero>
      <Audiences />
      <Steps />
      <BuiltFor />
    </>
  )
}
