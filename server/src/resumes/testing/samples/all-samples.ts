import { elsewhere } from './elsewhere.ts'
import { hardHeaders } from './hard-headers.ts'
import { oddOnes } from './odd-ones.ts'
import { operators } from './operators.ts'
import { professionals } from './professionals.ts'
import { rarities } from './rarities.ts'
import type { Sample } from './sample.ts'
import { trades } from './trades.ts'

export const allSamples: readonly Sample[] = [
  ...operators,
  ...trades,
  ...professionals,
  ...elsewhere,
  ...oddOnes,
  ...rarities,
  ...hardHeaders,
]
