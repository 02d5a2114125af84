import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const heapMiB = 384
const reader = fileURLToPath(new URL('child.ts', import.meta.url))
const server = path.resolve(import.meta.dirname, '../../..')
const root = path.dirname(server)

/** All that the child may read of the disk: our code, its packages and its vocabularies. */
const readable = [
  path.join(root, 'package.json'),
  path.join(root, 'node_modules/*'),
  path.join(root, 'wire/*'),
  path.join(server, 'package.json'),
  path.join(server, 'src/*'),
  path.join(server, 'data/*'),
]

/** A process without environment, handles, writing, children, workers or add-ons. */
export function forkChild(program = reader): ChildProcess {
  return fork(program, [], {
    execArgv: [
      `--max-old-space-size=${heapMiB}`,
      '--disallow-code-generation-from-strings',
      '--permission',
      ...readable.map((place) => `--allow-fs-read=${place}`),
    ],
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  })
}
