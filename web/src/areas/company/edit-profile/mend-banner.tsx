import { words } from '@headframe/wire'

import { Banner } from '../../../ui/data/banner.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { useIntoView } from '../use-into-view.ts'
import { fieldsToMend } from './edit-state.ts'
import type { FieldsProps } from './editor-field.tsx'
import { goToField } from './go-to-field.ts'
import { fieldLabels, type ProfileField } from './profile-values.ts'
import { useKept } from './use-profile-keeper.ts'

interface MendBannerProps extends FieldsProps {
  /** How often publishing was tried. */
  tries: number
  onDismissed: () => void
}

/** What keeps the profile from being published, each a tap away; it shrinks as things are mended. */
export function MendBanner({ keeper, tries, onDismissed }: MendBannerProps) {
  const names = useKept(keeper, (state) => fieldsToMend(state).join(' '))
  const element = useIntoView(tries)
  if (names === '') return null
  // Joined of nothing but names of fields.
  const wrong = names.split(' ') as ProfileField[]

  return (
    <Banner ref={element} tone="warning" onDismissed={onDismissed}>
      <h2 className="text-base">Not ready to publish yet</h2>
      <p>{words.resolveHighlighted}</p>
      <ul className="mt-3 flex flex-wrap gap-2" aria-label="Fields to resolve">
        {wrong.map((name) => (
          <li key={name}>
            <Button variant="secondary" size="sm" onClick={() => goToField(name)}>
              {fieldLabels[name]}
            </Button>
          </li>
        ))}
      </ul>
      <Button
        size="sm"
        className="mt-3"
        onClick={() => {
          if (wrong[0]) goToField(wrong[0])
        }}
      >
        Review now
      </Button>
    </Banner>
  )
}
