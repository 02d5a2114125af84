import type { Guarantee } from './guarantee.ts'
import { races } from './races/races.ts'
import { askedToStop } from './rounds/asked-to-stop.ts'
import { cardProviderIll } from './rounds/card-provider-ill.ts'
import { databaseServerKilled, engineKilled } from './rounds/database-killed.ts'
import { databaseLate } from './rounds/database-late.ts'
import { diskFull } from './rounds/disk-full.ts'
import { fsyncFails } from './rounds/fsync-fails.ts'
import { mailServerIll } from './rounds/mail-server-ill.ts'
import { migrationKilled } from './rounds/migration-killed.ts'
import { powerCut } from './rounds/power-cut.ts'
import { providersIll } from './rounds/providers-ill.ts'
import { restored } from './rounds/restored.ts'
import { serverKilled } from './rounds/server-killed.ts'
import { twoProcesses } from './rounds/two-processes.ts'
import { workerKilled } from './rounds/worker-killed.ts'

export const guarantees: readonly Guarantee[] = [
  serverKilled,
  workerKilled,
  databaseServerKilled,
  engineKilled,
  powerCut,
  twoProcesses,
  fsyncFails,
  diskFull,
  restored,
  migrationKilled,
  askedToStop,
  databaseLate,
  mailServerIll,
  cardProviderIll,
  providersIll,
  ...races,
]
