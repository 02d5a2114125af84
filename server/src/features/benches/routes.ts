import { benches } from '@headframe/wire'
import { implement, on } from '../../kit/use-case.ts'
import {
  addMember,
  findMembership,
  findStanding,
  removeMember,
  setStatus,
} from './change-members.ts'
import { exportBench, exportPool, findNamedMembers } from './export-bench.ts'
import { listAllMembers, listMembers, showStats } from './list-members.ts'
import { listBenches, listBenchesOf, showBench } from './show-benches.ts'
import { archiveBench, createBench, lockNamed, lockNamedOpen, updateBench } from './write-bench.ts'

export const benchRoutes = implement(benches, {
  list: listBenches,
  ofProfile: listBenchesOf,
  add: on(findMembership, addMember),
  remove: on(findMembership, removeMember),
  setStatus: on(findStanding, setStatus),
  one: showBench,
  members: listMembers,
  allMembers: listAllMembers,
  stats: showStats,
  update: on(lockNamedOpen, updateBench),
  create: createBench,
  archive: on(lockNamed, archiveBench),
  exportBench: on(findNamedMembers, exportBench),
  exportPool,
})
