import { savedSearches } from '@headframe/wire'
import { implement, on } from '../../../kit/use-case.ts'
import {
  changeSearch,
  findSearchToChange,
  findSearchToRemove,
  readSearchToSave,
  removeSearch,
  saveSearch,
} from './keep-search.ts'
import { showSearches, switchSearchMails } from './show-searches.ts'

export const savedSearchRoutes = implement(savedSearches, {
  list: showSearches,
  save: on(readSearchToSave, saveSearch),
  change: on(findSearchToChange, changeSearch),
  remove: on(findSearchToRemove, removeSearch),
  switchMails: switchSearchMails,
})
