import Fastify from 'fastify'
import { poolWorkTypes } from '@headframe/wire'

/** The framework with nothing around it, answering the same bytes. */
const app = Fastify()
app.get('/', () => ({ data: poolWorkTypes }))
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
