import { BoardSkeleton } from '../areas/public/home/board.tsx'
import { HomeHero } from '../areas/public/home/home-hero.tsx'
import { SearchPlaceholder } from '../areas/public/home/search-placeholder.tsx'
import { rolesAtOnceStyles } from '../areas/public/home/search-styles.ts'

/** The door before anything can be typed into it. */
export function HomeLook() {
  return (
    <>
      <HomeHero>
        <SearchPlaceholder />
        <div aria-hidden className={rolesAtOnceStyles} />
      </HomeHero>
      <BoardSkeleton />
    </>
  )
}
