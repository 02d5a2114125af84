import type { Logger } from 'pino'
import type { AutomatedStepName, Call, PersonField } from '@headframe/wire'
import type { Config } from '../config.ts'
import type { Database, Writing } from '../db/open.ts'
import type { FileStore } from '../adapters/files/file-store.ts'
import type { Geocoder } from '../adapters/geocoder/geocoder.ts'
import type { Mailer } from '../adapters/mail/mailer.ts'
import type { MarketData } from '../adapters/market-data/market-data.ts'
import type { CardPayments } from '../adapters/payments/card-payments.ts'
import type { Scanner } from '../adapters/scanner/scanner.ts'
import type { Writer } from '../adapters/writer/writer.ts'
import type { Actor } from './actor.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { Documents } from '../documents/open-documents.ts'
import type { PicturePainter } from '../pictures/painter/open-picture-painter.ts'
import type { ResumeReader } from '../resumes/cage/open-resume-reader.ts'

/** Everything outside a call that a use case may lean on, opened once at the start. */
export interface World {
  readonly config: Config
  readonly log: Logger
  readonly database: Database
  readonly tasks: Tasks
  readonly mailer: Mailer
  readonly files: FileStore
  readonly scanner: Scanner
  readonly geocoder: Geocoder
  readonly marketData: MarketData
  readonly payments: CardPayments
  readonly writer: Writer
  readonly resumes: ResumeReader
  readonly pictures: PicturePainter
  readonly documents: Documents
  readonly metrics: Metrics
  /** Writes down whose facts somebody else was shown. */
  readonly noteDisclosures: (db: Writing, disclosures: Disclosures) => Promise<void>
  /** The only clock. Tests move it. */
  readonly clock: () => Date
  /** True once the process was told to stop: it finishes what it has begun and takes nothing new. */
  readonly stopping: () => boolean
}

/** The world as its owner holds it. */
export interface OpenWorld extends World {
  /** From now on the process says that it is not ready. */
  stop(): void
  close(): Promise<void>
}

/** Who was shown whose facts, when, and by which call. */
export interface Disclosures {
  readonly reader: Actor
  readonly by: PersonField
  readonly people: readonly string[]
  readonly call: Call
  readonly now: Date
}

/** Work that is promised by a call and done after it, by a worker. */
export interface Task<Payload extends object> {
  readonly name: string
  /** Tried so often before it is given up. */
  readonly tries: number
  /** Between tries; it doubles from try to try. */
  readonly waits?: { readonly firstSeconds: number; readonly longestSeconds: number }
  /** The automated step about a person that this task takes; it stands in the register. */
  readonly automates?: AutomatedStepName
  readonly run: (work: Work, payload: Payload) => Promise<void>
}

/** What a task sees: its own transaction, opened by the first query. */
export interface Work {
  readonly db: Writing
  readonly now: Date
  readonly world: World
  /** True when a failure now is the last one. */
  readonly lastTry: boolean
}

/** A task that comes round by itself. */
export interface Chore {
  readonly task: Task<object>
  readonly everyMinutes: number
}

export interface Tasks {
  /** Promises work in the transaction that it follows from: both happen, or neither. */
  promise<Payload extends object>(
    db: Writing,
    task: Task<Payload>,
    payload: Payload,
    options?: { after?: Date },
  ): Promise<void>
  /** Promises what nobody has promised. What was given up is begun anew. */
  promiseMissing<Payload extends object>(
    db: Writing,
    task: Task<Payload>,
    payloads: readonly Payload[],
  ): Promise<void>
  /** Forgets work, waiting or failed, whose payload says this: an address is nowhere left behind. */
  forget(db: Writing, about: Readonly<Record<string, string>>): Promise<void>
  /** Takes up promised work until stopped. */
  work(world: World): Promise<void>
  /** Does all the work that is due now; for tests and one-off runs. */
  finish(world: World): Promise<number>
  answers(): Promise<boolean>
  stop(): Promise<void>
}

// Each task has its own payload; the queue hands back what was promised under the same name.
export type AnyTask = Task<never>
