import { Refusal } from '@headframe/wire'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import './styles/index.css'
import { App } from './app.tsx'
import { openSession } from './calls/session-store.ts'

openSession()

const root = document.getElementById('root')
if (root) {
  createRoot(root, { onCaughtError: tellCaught }).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}

/** What a screen was refused is told on the screen; only bugs belong on the console. */
function tellCaught(error: unknown): void {
  if (!(error instanceof Refusal)) reportError(error)
}
