import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { cutNetwork } from '../../workshop/cage/cut-network.ts'

// Stands in the place of the reader of documents and tries what a document could make it do.
cutNetwork()

const tried = {
  'read a file': () => readFileSync('/etc/passwd'),
  'write a file': () => writeFileSync(path.join(tmpdir(), 'headframe-pried'), ''),
  'start a program': () => spawnSync('true'),
  'start a worker': () => new Worker('1', { eval: true }),
  'make code': () => Reflect.construct(Function, ['return 1']),
  'call by socket': () => connect(9, '127.0.0.1'),
  'call by http': () => get('http://127.0.0.1:9/'),
  'call by fetch': () => fetch('http://127.0.0.1:9/'),
}
const could = Object.entries(tried).filter(([, attempt]) => succeeds(attempt))
process.send?.({ could: could.map(([name]) => name), environment: Object.keys(process.env) })

function succeeds(attempt: () => unknown): boolean {
  try {
    attempt()
    return true
  } catch {
    return false
  }
}
