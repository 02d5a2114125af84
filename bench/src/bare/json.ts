import Fastify from 'fastify'
import { communityWorkTypeNames, communityWorkTypes } from '@headframe/wire'

/** The framework with nothing around it, answering the same bytes. */
const app = Fastify()
app.get('/', () => ({
  data: communityWorkTypes.map((id) => ({ id, name: communityWorkTypeNames[id] })),
}))
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
