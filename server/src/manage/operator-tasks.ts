import type { Config } from '../config.ts'
import { backUp } from './backup/back-up.ts'
import { createAdmin, createStaff } from './create-accounts.ts'
import { makeTableTypes, migrateNow, removeTheDemo, seedDemo } from './database-tasks.ts'
import { endAccess } from './end-access.ts'
import { endSessions } from './end-sessions.ts'
import { expireJobs } from './expire-jobs.ts'
import { listOrSendLetters } from './letters.ts'
import { listTasks } from './list-tasks.ts'
import { readResumes } from './read-resume.ts'
import { restore } from './backup/restore.ts'

export interface OperatorTask {
  /** Its options, as the help and the README tell them; those without brackets are needed. */
  readonly usage: string
  /** There is something to look at only where the product was started before. */
  readonly looksAtWhatIsThere?: true
  readonly run: (
    config: Config,
    options: Readonly<Record<string, string | undefined>>,
  ) => Promise<object>
}

const looksAtWhatIsThere = true

export const operatorTasks: Readonly<Record<string, OperatorTask>> = {
  'create-staff': {
    usage: '--email E --name N [--password P] [--account NAME]',
    run: createStaff,
  },
  'create-admin': { usage: '--email E', run: createAdmin },
  'end-access': { usage: '--of EMAIL', looksAtWhatIsThere, run: endAccess },
  'end-sessions': { usage: '--of EMAIL|all', looksAtWhatIsThere, run: endSessions },
  migrate: { usage: '', run: migrateNow },
  'seed-demo': { usage: '', run: seedDemo },
  'remove-demo': { usage: '', looksAtWhatIsThere, run: removeTheDemo },
  tasks: { usage: '[--retry ID|KIND|all]', looksAtWhatIsThere, run: listTasks },
  'expire-jobs': { usage: '', looksAtWhatIsThere, run: expireJobs },
  letters: { usage: '[--send ID|failed|all]', looksAtWhatIsThere, run: listOrSendLetters },
  backup: { usage: '--to FILE', looksAtWhatIsThere, run: backUp },
  restore: { usage: '--from FILE [--last-receipt NUMBER]', run: restore },
  'make-tables': { usage: '', run: makeTableTypes },
}

/** Tasks that look at files, and at nothing else of ours: each file gives one line. */
export const fileTasks: Readonly<
  Record<string, (files: readonly string[]) => AsyncIterable<object>>
> = {
  'read-resume': readResumes,
}
