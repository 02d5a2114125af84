import { startEmbedded } from './start.ts'
import type { EmbeddedDatabase } from './start.ts'

export interface KeptEngine extends Pick<
  EmbeddedDatabase,
  'connection' | 'folder' | 'note' | 'stop'
> {
  /** Starts the engine again if it is gone, or joins whoever was faster. */
  revive(): Promise<void>
}

/**
 * An engine that outlives its accidents: when it was killed, whichever of its users needs it next
 * starts it again, at the same address.
 */
export async function keepEngine(dataDir: string): Promise<KeptEngine> {
  let engine = await startEmbedded(dataDir)
  let reviving: Promise<void> | undefined
  let isStopped = false

  async function startAgain(): Promise<void> {
    if (isStopped) return
    const gone = engine
    engine = await startEmbedded(dataDir)
    gone.letGo()
  }

  return {
    connection: engine.connection,
    folder: engine.folder,
    note: engine.note,
    async revive() {
      reviving ??= startAgain().finally(() => {
        reviving = undefined
      })
      await reviving
    },
    async stop() {
      isStopped = true
      await reviving?.catch(() => undefined)
      await engine.stop()
    },
  }
}
