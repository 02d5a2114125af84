// Runs one of our programs on the pinned Node, from a clone that may have nothing installed yet.
// This file alone has to run on the machine's own Node 20, so it is plain JavaScript and needs no package.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'

const root = path.resolve(import.meta.dirname, '..')
const stamp = path.join(root, 'node_modules/.installed-from')
const [program, ...args] = process.argv.slice(2)

installWhatIsMissing()
run()

function installWhatIsMissing() {
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return

  process.stderr.write('Installing what is missing…\n')
  const installed = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  })
  if (installed.status !== 0) {
    process.stderr.write('The packages could not be installed.\n')
    process.exit(1)
  }
  writeFileSync(stamp, lock)
}

function run() {
  const child = spawn(pinnedNode(), [path.join(root, program), ...args], {
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_COMPILE_CACHE:
        process.env['NODE_COMPILE_CACHE'] ?? path.join(root, 'node_modules/.cache/compiled'),
      PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env['PATH']}`,
    },
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  if (process.env['npm_lifecycle_event']) stopWhenAbandoned(child)
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
}

/** npm does not pass on every signal, and none at all when it is killed: what it started must not outlive it. */
function stopWhenAbandoned(child) {
  const npm = process.ppid
  setInterval(() => {
    if (process.ppid !== npm) child.kill('SIGTERM')
  }, 200).unref()
}

/** On platforms that the pinned Node is not packed for, the person's own serves. */
function pinnedNode() {
  const pinned = path.join(root, `node_modules/node-${process.platform}-${process.arch}/bin/node`)
  if (existsSync(pinned)) return pinned
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  process.stderr.write(
    `Node 24 or newer is needed on ${process.platform} ${process.arch}; this is ${process.version}.\n`,
  )
  process.exit(1)
}
