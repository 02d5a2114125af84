import { screen, waitFor } from '@testing-library/react'

/** Watched as closely as it would flash. */
export function isEverShown(text: string): Promise<boolean> {
  const seen = () => {
    if (!screen.queryByText(text)) throw new Error('Not yet')
  }
  return waitFor(seen, { interval: 1, timeout: 1000 }).then(
    () => true,
    () => false,
  )
}
