import { constructionCrafts } from './construction.ts'
import type { Craft } from './craft.ts'
import { energyCrafts } from './energy.ts'
import { engineeringCrafts } from './engineering.ts'
import { environmentCrafts } from './environment.ts'
import { explorationCrafts } from './exploration.ts'
import { logisticsCrafts } from './logistics.ts'
import { mineTechnicalCrafts } from './mine-technical.ts'
import { mobilePlantTradeCrafts } from './mobile-plant-trades.ts'
import { oilAndGasCrafts } from './oil-and-gas.ts'
import { openCutCrafts } from './open-cut.ts'
import { plantTradeCrafts } from './plant-trades.ts'
import { processingAndCoalCrafts } from './processing-and-coal.ts'
import { safetyCrafts } from './safety.ts'
import { undergroundCrafts } from './underground.ts'

export const allCrafts: readonly Craft[] = [
  ...undergroundCrafts,
  ...openCutCrafts,
  ...mineTechnicalCrafts,
  ...processingAndCoalCrafts,
  ...oilAndGasCrafts,
  ...energyCrafts,
  ...constructionCrafts,
  ...engineeringCrafts,
  ...explorationCrafts,
  ...environmentCrafts,
  ...logisticsCrafts,
  ...mobilePlantTradeCrafts,
  ...plantTradeCrafts,
  ...safetyCrafts,
]
