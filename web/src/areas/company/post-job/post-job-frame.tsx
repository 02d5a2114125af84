import type { ReactNode } from 'react'

import { Screen } from '../../../calls/screen.tsx'

export function PostJobFrame({ children }: { children: ReactNode }) {
  return (
    <Screen
      title="Create a Job Posting"
      description="Write a job posting, see it as contractors will, and put it on the board."
    >
      {children}
    </Screen>
  )
}
