import { advisersAndVillages } from './advisers-and-villages.ts'
import { copperAndCoal } from './copper-and-coal.ts'
import type { DemoJob } from './job.ts'
import { lithiumAndRareEarths } from './lithium-and-rare-earths.ts'
import { networksAndWorkshops } from './networks-and-workshops.ts'
import { pindarri } from './pindarri.ts'
import { redbackOffice } from './redback-office.ts'
import { redbackSurface } from './redback-surface.ts'
import { redbackUnderground } from './redback-underground.ts'
import { sandsUraniumAndCore } from './sands-uranium-and-core.ts'

/** Postings in every state, over the regions where people dig, drill, build and look after it. */
export const demoJobs: readonly DemoJob[] = [
  ...redbackUnderground,
  ...redbackSurface,
  ...redbackOffice,
  ...pindarri,
  ...lithiumAndRareEarths,
  ...copperAndCoal,
  ...sandsUraniumAndCore,
  ...networksAndWorkshops,
  ...advisersAndVillages,
]

/** Credits that were given, and are spent by the postings above. */
export const demoCredits: Readonly<Record<string, number>> = {
  'Redback Ridge Mining': 6,
  'Thornbill Copper': 2,
  'Quoll & Fern Ecology': 1,
}
