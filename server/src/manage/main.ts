import { operate } from './operate.ts'
import { operatorTasks } from './operator-tasks.ts'

await operate(operatorTasks, process.argv.slice(2))
