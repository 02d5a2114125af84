import type { savedSearches, SavedWish } from '@headframe/wire'
import { Refusal, savedSearchSizes, timeZoneOf } from '@headframe/wire'
import type { Writing } from '../../../db/open.ts'
import { savedSearchAsTold as asTold } from '../../../market/people/saved-searches.ts'
import type { SavedSearchRow } from '../../../market/people/saved-searches.ts'
import { findPlacesNamed } from '../../../kit/places.ts'
import type { Context, Prepare, UseCase } from '../../../kit/use-case.ts'
import { keysOfSearch } from '../alerts/coarse-keys.ts'
import { nextTelling } from '../alerts/next-telling.ts'
import { readJobSearch } from '../search/job-search.ts'
import { plainWish } from './wish.ts'
import {
  countSavedSearches,
  deleteSearch,
  findAlike,
  findHomeState,
  findSavedSearch,
  forgetFinds,
  insertSearch,
  lockSearches,
  moveFinds,
  updateSearch,
} from './queries.ts'
import type { KeptSearch } from './queries.ts'

type Save = typeof savedSearches.save
type Change = typeof savedSearches.change

/** The wish as it is kept, and what a posting has to have to be found by it. */
type Sought = Pick<KeptSearch, 'wish' | 'keys'>

export const readSearchToSave: Prepare<Save, Sought> = async (context, { wish = {} }) => ({
  subject: await soughtBy(context, wish),
})

/** Who asks for the same again has renamed it, or wants to hear of it more or less often. */
export const saveSearch: UseCase<Save, Sought> = async (
  { db, actor: { contractorId }, now },
  { name, frequency },
  sought,
) => {
  await lockSearches(db, contractorId)
  const kept = { name, frequency, ...sought }
  const alike = await findAlike(db, contractorId, sought.wish)
  if (alike !== undefined) {
    const former = await mustFind(db, contractorId, alike)
    return changed({ db, contractorId, now }, former, kept)
  }
  if ((await countSavedSearches(db, contractorId)) >= savedSearchSizes.most) {
    throw new Refusal('TOO_MANY_SAVED')
  }
  return asTold(await mustFind(db, contractorId, await insertSearch(db, contractorId, kept, now)))
}

interface Changing {
  readonly former: SavedSearchRow
  readonly sought: Sought | undefined
}

export const findSearchToChange: Prepare<Change, Changing> = async (context, { id = '', wish }) => {
  const { db, actor } = context
  const sought = wish && (await soughtBy(context, wish))
  return { subject: { former: await mustFind(db, actor.contractorId, id), sought } }
}

export const changeSearch: UseCase<Change, Changing> = async (
  { db, actor: { contractorId }, now },
  { name, frequency },
  { former, sought },
) => {
  await lockSearches(db, contractorId)
  const own = await mustFind(db, contractorId, former.id)
  const alike = sought && (await findAlike(db, contractorId, sought.wish))
  if (alike !== undefined && alike !== own.id) throw new Refusal('SAVED_ALREADY')
  return changed({ db, contractorId, now }, own, {
    name: name ?? own.name,
    frequency: frequency ?? own.frequency,
    wish: own.wish,
    keys: own.keys,
    ...sought,
  })
}

export const findSearchToRemove: Prepare<typeof savedSearches.remove, SavedSearchRow> = async (
  { db, actor },
  { id = '' },
) => ({ subject: await mustFind(db, actor.contractorId, id) })

export const removeSearch: UseCase<typeof savedSearches.remove, SavedSearchRow> = async (
  { db, actor },
  _form,
  { id },
) => {
  if (!(await deleteSearch(db, actor.contractorId, id))) throw new Refusal('NOT_FOUND')
  return { success: true }
}

interface Keeping {
  readonly db: Writing
  readonly contractorId: string
  readonly now: Date
}

/** What waits to be told is told when the new frequency says; of another wish, and after a rest, all begins anew. */
async function changed(
  { db, contractorId, now }: Keeping,
  former: SavedSearchRow,
  kept: KeptSearch,
) {
  const isOther = JSON.stringify(kept.wish) !== JSON.stringify(plainWish(former.wish))
  const wakes = former.frequency === 'off' && kept.frequency !== 'off'
  await updateSearch(db, contractorId, former.id, kept, isOther || wakes ? now : null)
  if (isOther || kept.frequency === 'off') {
    await forgetFinds(db, former.id)
  } else if (kept.frequency !== former.frequency) {
    const zone = timeZoneOf(await findHomeState(db, contractorId))
    await moveFinds(db, former.id, nextTelling(kept.frequency, now, zone))
  }
  return asTold(await mustFind(db, contractorId, former.id))
}

async function mustFind(db: Writing, contractorId: string, id: string): Promise<SavedSearchRow> {
  const search = await findSavedSearch(db, contractorId, id)
  if (!search) throw new Refusal('NOT_FOUND')
  return search
}

/** A wish that the list of jobs would refuse is none to save. */
async function soughtBy(
  context: Context<Save> | Context<Change>,
  wish: SavedWish,
): Promise<Sought> {
  const search = await readJobSearch(wish, {
    now: context.now,
    contractorId: undefined,
    findPlaces: (name, most) => findPlacesNamed(context, name, most),
  })
  return { wish: plainWish(wish), keys: keysOfSearch(search) }
}
