import type { SessionCalls } from '@headframe/wire'
import type { ReactNode } from 'react'

import { ChangeInPlace } from './change-in-place.tsx'
import { OwnSessions } from './own-sessions.tsx'
import { SettingsSection } from './settings-section.tsx'

export function PasswordSection({ children }: { children: ReactNode }) {
  return (
    <SettingsSection
      id="password"
      title="Password"
      says="Changing it signs you out everywhere but here."
    >
      <ChangeInPlace name="password" about="password" value="Nobody sees it, not even we.">
        {children}
      </ChangeInPlace>
    </SettingsSection>
  )
}

export function SessionsSection({ calls }: { calls: SessionCalls }) {
  return (
    <SettingsSection
      id="sessions"
      title="Where you are signed in"
      says="Sign out what you do not know, and then change your password: somebody else may have it."
    >
      <OwnSessions calls={calls} />
    </SettingsSection>
  )
}
