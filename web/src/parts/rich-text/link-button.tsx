import { Toolbar } from '@base-ui/react/toolbar'
import { Link } from 'lucide-react'
import type Quill from 'quill/core.js'
import { useEffect, useEffectEvent, useState } from 'react'

import { IconButton } from '../../ui/form/icon-button.tsx'
import { Popover } from '../../ui/overlay/popover.tsx'
import { LinkForm } from './link-form.tsx'
import { linkAround, type LinkRange } from './link-range.ts'
import { readPieces, type Look } from './rich-text.ts'
import { bindShortcut, shownShortcut, spokenShortcut } from './shortcut.ts'

const shortcut = { key: 'K' }

/** Makes a link of what is selected, or changes the one under the cursor. */
export function LinkButton({ quill, look }: { quill: Quill | undefined; look: Look }) {
  // What was selected when the button was pressed, and the link that was there.
  const [place, setPlace] = useState<LinkRange>()
  const open = useEffectEvent(() => quill && setPlace(placeOf(quill)))

  useEffect(() => {
    if (quill) bindShortcut(quill, shortcut, open)
  }, [quill])

  function apply({ words, link }: { words: string; link: string | undefined }) {
    if (!quill || !place) return
    const { index } = place
    if (words) quill.insertText(index, words, 'user')
    const length = words.length || place.length
    quill.formatText(index, length, 'link', link ?? false, 'user')
    setPlace(undefined)
    quill.setSelection(index + length, 0, 'user')
  }

  return (
    <Popover
      title="Link"
      className="w-80"
      open={place !== undefined}
      onOpenChange={(isOpen) => setPlace(isOpen && quill ? placeOf(quill) : undefined)}
      finalFocus={() => quill?.root}
      trigger={
        <Toolbar.Button
          onMouseDown={(event) => event.preventDefault()}
          render={
            <IconButton
              icon={Link}
              label="Link"
              title={`Link (${shownShortcut(shortcut)})`}
              aria-keyshortcuts={spokenShortcut(shortcut)}
              aria-pressed={look.link !== undefined}
              className="w-full sm:w-9"
            />
          }
        />
      }
    >
      {place && <LinkForm place={place} onDone={apply} />}
    </Popover>
  )
}

function placeOf(quill: Quill): LinkRange {
  const { index, length } = quill.getSelection(true)
  const around = linkAround(readPieces(quill.getContents()), index)
  if (length > 0) return { index, length, link: around?.link ?? '' }
  return around ?? { index, length, link: '' }
}
