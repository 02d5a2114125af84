import type { Layout } from './layout.ts'
import { academic } from './layouts/academic.ts'
import { agency } from './layouts/agency.ts'
import { band } from './layouts/band.ts'
import { datesLeft } from './layouts/dates-left.ts'
import { employerFirst } from './layouts/employer-first.ts'
import { functional } from './layouts/functional.ts'
import { jobTable } from './layouts/job-table.ts'
import { labelled } from './layouts/labelled.ts'
import { letterhead, runningHead } from './layouts/letterhead.ts'
import { linked } from './layouts/linked.ts'
import { networkExport } from './layouts/network-export.ts'
import { plain } from './layouts/plain.ts'
import { sidebarLeft, sidebarRight } from './layouts/sidebars.ts'
import { siteReady } from './layouts/site-ready.ts'
import { spaced } from './layouts/spaced.ts'
import { terse } from './layouts/terse.ts'
import { typeset } from './layouts/typeset.ts'

/** Every kind of resume that the demo's people hand in. */
export const layouts: readonly Layout[] = [
  plain,
  band,
  sidebarLeft,
  sidebarRight,
  typeset,
  datesLeft,
  employerFirst,
  labelled,
  jobTable,
  functional,
  networkExport,
  academic,
  terse,
  spaced,
  linked,
  letterhead,
  runningHead,
  siteReady,
  agency,
]
