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
  readonly options: readonly string[]
  readonly run: (
    config: Config,
    options: Readonly<Record<string, string | undefined>>,
  ) => Promise<object>
}

export const operatorTasks: Readonly<Record<string, OperatorTask>> = {
  'create-staff': { options: ['email', 'password', 'name', 'account'], run: createStaff },
  'create-admin': { options: ['email'], run: createAdmin },
  'end-access': { options: ['of'], run: endAccess },
  'end-sessions': { options: ['of'], run: endSessions },
  migrate: { options: [], run: migrateNow },
  'seed-demo': { options: [], run: seedDemo },
  'remove-demo': { options: [], run: removeTheDemo },
  tasks: { options: ['retry'], run: listTasks },
  'expire-jobs': { options: [], run: expireJobs },
  letters: { options: ['send'], run: listOrSendLetters },
  backup: { options: ['to'], run: backUp },
  restore: { options: ['from'], run: restore },
  'make-tables': { options: [], run: makeTableTypes },
}

/** Tasks that look at files, and at nothing else of ours: each file gives one line. */
export const fileTasks: Readonly<
  Record<string, (files: readonly string[]) => AsyncIterable<object>>
> = {
  'read-resume': readResumes,
}
