import { companyCommunities } from '@headframe/wire'
import { implement, on } from '../../kit/use-case.ts'
import { checkProject, createProject, listProjects } from './projects.ts'
import { listCommunities, showCommunity } from './show-communities.ts'
import { changeCommunity, checkNew, createCommunity, findChanged } from './write-community.ts'

export const companyCommunityRoutes = implement(companyCommunities, {
  list: listCommunities,
  one: showCommunity,
  create: on(checkNew, createCommunity),
  update: on(findChanged, changeCommunity),
  projects: listProjects,
  createProject: on(checkProject, createProject),
})
