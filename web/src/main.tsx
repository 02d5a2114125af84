import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import './styles/index.css'
import { App } from './app.tsx'
import { reportBug } from './calls/failure.ts'
import { openSession } from './calls/session-store.ts'
import { startWorker } from './calls/offline/start-worker.ts'
import { settleAfterLoad } from './lib/settled.ts'
import { createAppRouter } from './router.ts'

openSession()
startWorker()
settleAfterLoad()

const page = document.getElementById('root')
if (page) void start(page)

async function start(root: HTMLElement): Promise<void> {
  await turn()
  const router = createAppRouter()
  await turn()
  // The first look that the document gives stays until the whole screen can take its place.
  if (root.hasChildNodes()) {
    for (const evaluate of heavyParts) {
      // One that does not come is missed, told and asked for again where it is needed.
      await evaluate().catch(() => undefined)
      await turn()
    }
    await router.load()
  }

  const app = createRoot(root, { onCaughtError: reportBug })
  // A transition is drawn in small steps, between which the browser can answer its user.
  startTransition(() =>
    app.render(
      <StrictMode>
        <App router={router} />
      </StrictMode>,
    ),
  )
}

/** Of what the screens with a first look are made of; all at once they would hold the browser up. */
const heavyParts = [
  () => import('./calls/client.ts'),
  () => import('./calls/query-client.ts'),
  () => import('./parts/job/job-words.ts'),
]

/** Each long step of the start begins by itself, so that the browser can answer its user in between. */
function turn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
