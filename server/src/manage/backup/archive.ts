import * as z from 'zod/mini'

/**
 * What a backup is: a tar of `tables/<schema>.<name>` in COPY's text form, `files/<id>`, `manifest.json`
 * and the manifest's own fingerprint. The first format had no fingerprints and no sequences.
 */
export interface Manifest {
  readonly format: number
  readonly made: string
  /** By name, in the order in which they were applied. */
  readonly migrations: readonly string[]
  readonly tables: readonly TableInBackup[]
  readonly sequences?: readonly SequenceInBackup[] | undefined
  /** How many files it holds. */
  readonly files: number
  /** Files that rows speak for and that could not be saved. */
  readonly absent?: readonly AbsentFile[] | undefined
}

export interface TableInBackup {
  readonly name: string
  readonly columns: readonly string[]
  readonly rows: number
  readonly sha256?: string | undefined
}

export interface SequenceInBackup {
  readonly name: string
  readonly last: string
  /** Whether `last` was drawn already. */
  readonly drawn: boolean
}

export interface AbsentFile {
  readonly id: string
  readonly why: 'missing' | 'damaged' | 'unreadable' | 'removed'
}

export const format = 2
export const manifestName = 'manifest.json'
export const sealName = 'manifest.json.sha256'
export const tableEntry = (table: string) => `tables/${table}`
export const fileEntry = (id: string) => `files/${id}`

/** As `sha256sum --check` reads it. */
export const sealFor = (sha256: string) => `${sha256}  ${manifestName}\n`

/**
 * Tables whose rows stay behind: whoever restores opens no door that was shut since, so that everybody
 * signs in anew and asks for a new link. Limits begin anew.
 */
const leftBehind = [
  'public.session',
  'public.password_reset',
  'public.sign_in_link',
  'public.call_limit',
]

/** Letters whose links are among them, as far as they had not gone. */
export const lettersLeftBehind = ['password-reset', 'admin-link']

/** Kept by the migrations themselves; the manifest names what was applied. */
const ofMigrations = ['public.kysely_migration', 'public.kysely_migration_lock']

/** Where promises stood before they had a table of ours; a later migration carries them over. */
export const formerPromises = 'queue.job'

export function isCarried(table: string): boolean {
  if (table.startsWith('queue.')) return table === formerPromises
  return ![...leftBehind, ...ofMigrations].includes(table)
}

const count = z.int().check(z.nonnegative())
const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/))
const table = { name: z.string(), columns: z.array(z.string()), rows: count }
const whole = {
  made: z.string(),
  migrations: z.array(z.string()).check(z.minLength(1)),
  files: count,
}

/** Of every format, also those to come. */
export const anyFormat = z.object({ format: z.int() })

/** How the manifest of each format reads. */
export const manifestForms: Readonly<Record<number, z.ZodMiniType<Manifest>>> = {
  1: z.object({ ...whole, format: z.literal(1), tables: z.array(z.object(table)) }),
  2: z.object({
    ...whole,
    format: z.literal(2),
    tables: z.array(z.object({ ...table, sha256 })),
    sequences: z.array(
      z.object({
        name: z.string(),
        last: z.string().check(z.regex(/^-?\d{1,19}$/)),
        drawn: z.boolean(),
      }),
    ),
    absent: z.array(
      z.object({
        id: z.string(),
        why: z.enum(['missing', 'damaged', 'unreadable', 'removed']),
      }),
    ),
  }),
}
