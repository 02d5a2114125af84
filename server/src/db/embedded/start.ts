import type pg from 'pg'

export interface EmbeddedDatabase {
  readonly connection: pg.PoolConfig
  readonly joined: boolean
  readonly note?: string
  stop(): Promise<void>
}

export async function startEmbedded(dataDir: string): Promise<EmbeddedDatabase> {
  throw new Error(`No binaries for this platform (${dataDir}). Please set DATABASE_URL.`)
}
