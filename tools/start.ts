import { buildWebIfChanged } from './build-web.ts'

await buildWebIfChanged()
await import('@headframe/server/src/main.ts')
