import { ExternalLink as OpenIcon, RefreshCw } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../parts/links.tsx'
import { useKeptFocus } from '../../../parts/use-kept-focus.ts'
import { Button } from '../../../ui/form/button.tsx'
import { CopyButton } from '../../../ui/data/copy-button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Switch } from '../../../ui/form/switch.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { shareLinkOf } from '../../../parts/profile/share-link.ts'
import { useSharing } from './use-sharing.ts'

interface SharingControlsProps {
  uuid: string
  isShared: boolean
  /** The browser would not copy by itself, so the link is selected for its reader to do it. */
  isSelected?: boolean
}

/** Who may see the profile by its link: the switch, the link itself, and a new one in its place. */
export function SharingControls({ uuid, isShared, isSelected = false }: SharingControlsProps) {
  const sharing = useSharing(isShared)

  return (
    <div className="flex flex-col gap-3">
      <Switch
        label="Share my profile"
        hint="Signed-in companies and contractors who have the link can see your whole profile, with your contact details."
        checked={sharing.isOn}
        onChange={(event) => void sharing.share(event.target.checked)}
      />
      {sharing.isOn ? (
        <>
          <ShareLink key={uuid} uuid={uuid} isSelected={isSelected} />
          <Renewal sharing={sharing} />
        </>
      ) : (
        <p className="text-sm text-ink-2">
          The link is off: nobody but you can open it. Switched on again, it is the same link.
        </p>
      )}
      <p role="alert" className="text-sm font-medium text-danger empty:hidden">
        {sharing.problem}
      </p>
    </div>
  )
}

interface ShareLinkProps {
  uuid: string
  isSelected: boolean
}

function ShareLink({ uuid, isSelected }: ShareLinkProps) {
  const field = useRef<HTMLInputElement>(null)
  const link = shareLinkOf(uuid)

  useEffect(() => {
    if (isSelected) field.current?.select()
  }, [isSelected])

  return (
    <>
      <Field
        label="Your link"
        hint={
          isSelected
            ? 'Your browser did not let us copy it. It is selected: copy it from here.'
            : undefined
        }
      >
        <TextInput
          ref={field}
          readOnly
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={link}>Copy</CopyButton>
        <ButtonLink
          to={paths.sharedContractor}
          params={{ uuid }}
          target="_blank"
          rel="noreferrer"
          variant="secondary"
        >
          <OpenIcon aria-hidden />
          See it as others do
          <span className="sr-only"> (opens in a new tab)</span>
        </ButtonLink>
      </div>
    </>
  )
}

/** Asked in place, because a question over a panel over a page would be one too many. */
function Renewal({ sharing }: { sharing: ReturnType<typeof useSharing> }) {
  const [isAsked, setIsAsked] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  // Either button takes itself along.
  useKeptFocus(() => button.current, isAsked)

  if (!isAsked) {
    return (
      <Button
        ref={button}
        variant="quiet"
        className="-ml-3 self-start"
        onClick={() => setIsAsked(true)}
      >
        <RefreshCw aria-hidden />
        Renew the link
      </Button>
    )
  }
  return (
    <div role="group" aria-label="Renew the link" className="rounded-md bg-sunken p-4">
      <p>Whoever has the present link can no longer use it. This cannot be undone.</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          ref={button}
          size="sm"
          busy={sharing.isRenewing}
          busyLabel="Making a new link"
          onClick={() => void sharing.renew().then((done) => setIsAsked(!done))}
        >
          Make a new link
        </Button>
        <Button variant="secondary" size="sm" onClick={() => setIsAsked(false)}>
          Keep this one
        </Button>
      </div>
    </div>
  )
}
