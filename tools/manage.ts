import { makeDemo } from '@headframe/demo/src/make-demo.ts'
import { seedScale } from '@headframe/demo/src/scale/seed-scale.ts'
import { operate } from '@headframe/server/src/manage/operate.ts'
import { operatorTasks } from '@headframe/server/src/manage/operator-tasks.ts'

/** The operator's tasks, and those that need what was invented, which an installation has no use for. */
const tasks = {
  ...operatorTasks,
  'seed-scale': {
    options: ['jobs', 'contractors', 'companies', 'pools', 'profiles', 'seed', 'into'],
    run: seedScale,
  },
  'make-demo': { options: [], run: makeDemo },
}

await operate(tasks, process.argv.slice(2))
