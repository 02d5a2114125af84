import type { Promised } from './promised.ts'
import { serverKilled } from './rounds/server-killed.ts'

export const promises: readonly Promised[] = [serverKilled]
