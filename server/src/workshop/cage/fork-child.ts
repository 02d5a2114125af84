import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import path from 'node:path'

const server = path.resolve(import.meta.dirname, '../../..')
const root = path.dirname(server)

/** All that a child may read of the disk: our code, its packages and its vocabularies. */
const readable = [
  path.join(root, 'package.json'),
  path.join(root, 'node_modules/*'),
  path.join(root, 'wire/*'),
  path.join(server, 'package.json'),
  path.join(server, 'src/*'),
  path.join(server, 'data/*'),
]

export interface Program {
  readonly file: string
  readonly heapMiB: number
  /** Whether its work is done by a library of machine code. */
  readonly loadsAddons?: boolean
  readonly environment?: Readonly<Record<string, string>>
}

/** A process without our environment, handles, writing, children or workers. */
export function forkChild({
  file,
  heapMiB,
  loadsAddons = false,
  environment = {},
}: Program): ChildProcess {
  return fork(file, [], {
    execArgv: [
      `--max-old-space-size=${heapMiB}`,
      '--disallow-code-generation-from-strings',
      '--permission',
      ...(loadsAddons ? ['--allow-addons'] : []),
      ...readable.map((place) => `--allow-fs-read=${place}`),
    ],
    env: environment,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  })
}
