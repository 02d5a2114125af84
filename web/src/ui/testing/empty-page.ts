import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, expect, vi } from 'vitest'

/** A busy machine is slow, not wrong. */
configure({ asyncUtilTimeout: 10_000 })

/**
 * What is waited for is looked for many times before it is there. Each time the page would be printed into an
 * error of which nobody reads but the last: it is printed when somebody reads it.
 */
configure(({ getElementError: printed }) => ({
  getElementError: function unprinted(message, container) {
    const error = new Error(message ?? '')
    error.name = 'TestingLibraryElementError'
    // The line that is shown is the test's own.
    Error.captureStackTrace(error, unprinted)
    let words: string | undefined
    return Object.defineProperty(error, 'message', {
      get: () => (words ??= printed(message, container).message),
    })
  },
}))

/** React says where a component is wrong, such as two children with one key. */
const said = vi.spyOn(console, 'error')

const expected = [
  // What a boundary has caught is told too.
  '%o',
  // What acts without React's tests knowing, such as a click of the browser's own.
  'The current testing environment is not configured',
  // A part that is loaded when it is first needed, which on a busy machine outlasts the press that needs it.
  'A component suspended inside an `act` scope',
  // The window of tests is behind the times: `<search>`.
  'The tag <%s> is unrecognized',
]

/** The window of tests has no size, so nothing in it is out of view, and no size is to be watched. */
if (typeof window !== 'undefined') {
  Element.prototype.scrollIntoView = () => undefined
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
}

afterEach(() => {
  const complaints = said.mock.calls.map(([first]) => first).filter(isComplaint)
  said.mockClear()
  expect(complaints).toEqual([])
})

function isComplaint(words: unknown): boolean {
  return typeof words === 'string' && !expected.some((beginning) => words.startsWith(beginning))
}

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
