import type { contractorJobs, JobBoard } from '@headframe/wire'
import { boardSeconds, dayOf, newestOnBoard, productTimeZone } from '@headframe/wire'
import { dayAfter, endOfDay } from '../../../domain/days-of-place.ts'
import { remembering } from '../../../kit/remembered.ts'
import type { UseCase } from '../../../kit/use-case.ts'
import { linksToPlaces, linksToRoles } from '../../../market/signposts/signpost-links.ts'
import { findSignposts } from '../../../market/signposts/signposts.ts'
import { listItemOf } from '../../../market/jobs/list-item.ts'
import { countBoard, countByState, listNewest } from './queries.ts'

const boardOf = remembering<JobBoard>({ forMs: boardSeconds * 1000, most: 1 })

/** The same for everybody, so it is made once a minute however many look. */
export const showBoard: UseCase<typeof contractorJobs.board> = async ({ db, now, world }) => {
  const remembered = boardOf(world.database)
  const known = remembered.find('', now)
  if (known) return known

  const { open, newSince } = await countBoard(db, now, startOfToday(now))
  const states = await countByState(db, now)
  const newest = await listNewest(db, now, newestOnBoard)
  const signposts = await findSignposts(db, now, world)
  const board = {
    open,
    new_today: newSince,
    states,
    newest: newest.map((job) => listItemOf(job, { now, apiUrl: world.config.apiUrl })),
    places: linksToPlaces(signposts, undefined, undefined),
    roles: linksToRoles(signposts, undefined, undefined),
  }
  remembered.keep('', board, now)
  return board
}

/** Where the product’s day begins, which is the second after the last of the day before. */
function startOfToday(now: Date): Date {
  const yesterday = dayAfter(dayOf(now, productTimeZone), -1)
  return new Date(endOfDay(yesterday, productTimeZone).getTime() + 1000)
}
