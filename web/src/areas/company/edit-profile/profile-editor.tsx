import type { CompanyProfile } from '@headframe/wire'
import { useState, type ComponentType } from 'react'

import { ProfileSection } from '../../../parts/profile/profile-section.tsx'
import { useToast } from '../../../ui/overlay/toast.ts'
import { checklistSections, type SectionId } from './checklist.ts'
import { ConflictBanner } from './conflict-banner.tsx'
import { DetailsSection } from './details-section.tsx'
import { fieldsToMend } from './edit-state.ts'
import { EditorBar } from './editor-bar.tsx'
import { editorColumns } from './editor-columns.ts'
import type { FieldsProps } from './editor-field.tsx'
import { EditorNav } from './editor-nav.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { MendBanner } from './mend-banner.tsx'
import { OperationsSection } from './operations-section.tsx'
import { CompanyProfileSection } from './profile-section.tsx'
import { fieldLabels } from './profile-values.ts'
import { SaveToast } from './save-toast.tsx'
import { useProfileKeeper } from './use-profile-keeper.ts'

const contents: Readonly<Record<SectionId, ComponentType<FieldsProps>>> = {
  details: DetailsSection,
  profile: CompanyProfileSection,
  operations: OperationsSection,
}

const missingShownMs = 7000

/** The public face of a company: saved as a draft by itself, published on purpose. */
export function ProfileEditor({ profile }: { profile: CompanyProfile }) {
  const keeper = useProfileKeeper(profile)
  const toast = useToast()
  const [tries, setTries] = useState(0)
  const [isMending, setMending] = useState(false)

  /** Whether it may be published; if not, the person is told what stands in the way. */
  function isReady(): boolean {
    keeper.judge()
    const { conflicts } = keeper.state()
    const wrong = fieldsToMend(keeper.state())
    if (wrong.length + conflicts.length === 0) return true

    setTries(tries + 1)
    setMending(wrong.length > 0)
    if (wrong.length > 0)
      toast.warning(`Still to do: ${wrong.map((name) => fieldLabels[name]).join(', ')}.`, {
        durationMs: missingShownMs,
      })
    return false
  }

  return (
    <div className="flex flex-col gap-6">
      <EditorBar keeper={keeper} isReady={isReady} />
      <ConflictBanner keeper={keeper} tries={tries} />
      {isMending && (
        <MendBanner keeper={keeper} tries={tries} onDismissed={() => setMending(false)} />
      )}
      <div className={editorColumns}>
        <EditorNav keeper={keeper} />
        <div className="flex min-w-0 flex-col gap-6">
          {checklistSections.map(({ id, label }) => {
            const Content = contents[id]
            return (
              <div key={id} id={id} className="scroll-mt-36">
                <ProfileSection title={label}>
                  <Content keeper={keeper} />
                </ProfileSection>
              </div>
            )
          })}
        </div>
      </div>
      <SaveToast keeper={keeper} />
      <LeaveGuard keeper={keeper} />
    </div>
  )
}
