import { makeDemo } from '@headframe/demo/src/make-demo.ts'
import { seedScale } from '@headframe/demo/src/scale/seed-scale.ts'
import { operate } from '@headframe/server/src/manage/operate.ts'
import { operatorTasks } from '@headframe/server/src/manage/operator-tasks.ts'

/** The operator's tasks, and those that need what was invented, which an installation has no use for. */
const tasks = {
  ...operatorTasks,
  'seed-scale': {
    usage:
      '--jobs N --contractors N --pools N --profiles N [--companies N] [--seed S] [--into DATABASE]',
    run: seedScale,
  },
  'make-demo': { usage: '', run: makeDemo },
}

await operate(tasks, process.argv.slice(2))
