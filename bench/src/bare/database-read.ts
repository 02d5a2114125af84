import Fastify from 'fastify'
import pg from 'pg'

/** The framework and the driver with nothing of ours between them, answering the same bytes from the same SQL. */
const pool = new pg.Pool({ ...JSON.parse(process.env['CONNECTION'] ?? '{}'), max: 10 })
// The engine goes away before this program does.
pool.on('error', () => undefined)

const app = Fastify()
app.get('/', async () => {
  const { rows } = await pool.query('select "id", "name" from "industry" order by "name"')
  return rows
})
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
