import { cleanup } from '@testing-library/react'
import { afterAll, afterEach } from 'vitest'

/** What one test has put on the page is gone before the next. */
afterEach(cleanup)

/** Files share their window: each leaves it as it found it. */
afterAll(() => {
  if (typeof window === 'undefined') return
  for (const attribute of document.documentElement.getAttributeNames()) {
    document.documentElement.removeAttribute(attribute)
  }
  document.head.replaceChildren()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
})
