import { spawn } from 'node:child_process'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const server = path.join(root, 'server/src/main.ts')
const vite = path.join(root, 'node_modules/vite/bin/vite.js')

/** The server, started anew when its sources change, behind the web's own development server. */
const children = [
  spawn(process.execPath, ['--watch', '--watch-preserve-output', server], {
    stdio: 'inherit',
    env: { ...process.env, APP_URL: process.env['APP_URL'] ?? 'http://localhost:5173' },
  }),
  spawn(process.execPath, [vite, '--port', '5173', '--strictPort'], {
    cwd: path.join(root, 'web'),
    stdio: 'inherit',
  }),
]

function stop(): void {
  for (const child of children) child.kill('SIGTERM')
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
for (const child of children) child.on('exit', stop)
