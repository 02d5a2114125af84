import { productName } from '@headframe/wire'

import { textOfFailure } from '../../../calls/failure.ts'
import { Part } from '../../../calls/part.tsx'
import { useDocument } from '../../../calls/screen.tsx'
import { useSession } from '../../../calls/session.ts'
import { ErrorState } from '../../../ui/data/error-state.tsx'
import { Audiences } from './audiences.tsx'
import { Board, BoardSkeleton } from './board.tsx'
import { BuiltFor } from './built-for.tsx'
import { Farewell } from './farewell.tsx'
import { GoingOn } from './going-on/going-on.tsx'
import { HomeHero } from './home-hero.tsx'
import { HomeSearch } from './home-search.tsx'
import { RolesAtOnce } from './roles-at-once.tsx'
import { Steps } from './steps.tsx'

/** The door: a search first, then what goes on, then what is new. */
export default function HomeScreen() {
  useDocument(
    undefined,
    `${productName} is the recruitment marketplace for Australian mining and resources: contractors find work by roster, rate and place, and apply to companies directly.`,
  )
  const { isContractorLoggedIn, isCompanyLoggedIn } = useSession()

  return (
    <>
      <Farewell />
      <HomeHero>
        <HomeSearch />
        <RolesAtOnce />
      </HomeHero>
      <GoingOn />
      <Part loading={<BoardSkeleton />} failing={tellFault}>
        <Board />
      </Part>
      {!isContractorLoggedIn && !isCompanyLoggedIn && <Audiences />}
      <Steps />
      <BuiltFor />
    </>
  )
}

function tellFault(failed: unknown, retry: () => void) {
  return (
    <div className="page pt-12">
      <ErrorState title={textOfFailure(failed)} onRetried={retry} />
    </div>
  )
}
