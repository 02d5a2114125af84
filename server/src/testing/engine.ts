import pg from 'pg'
import { randomUUID } from 'node:crypto'
import { openDatabase } from '../db/open.ts'
import type { Database } from '../db/open.ts'

export async function aDatabase(): Promise<Database> {
  const name = `t_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client('postgres://postgres@127.0.0.1:54440/postgres')
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return openDatabase({ url: `postgres://postgres@127.0.0.1:54440/${name}`, dataDir: '/tmp/x' })
}
