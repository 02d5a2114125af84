import { Bookmark, Pencil, Plus, Send, Trash2 } from 'lucide-react'
import { useState } from 'react'

import { Button, buttonStyles } from '../form/button.tsx'
import { CopyButton } from '../data/copy-button.tsx'
import { IconButton } from '../form/icon-button.tsx'
import { ExternalLink, linkStyles } from '../layout/link.tsx'
import { Spinner } from '../data/spinner.tsx'
import { KitGroup, KitRow } from './kit-parts.tsx'

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const

export function ActionsGroup() {
  return (
    <KitGroup title="Actions">
      {variants.map((variant) => (
        <ButtonsExample key={variant} variant={variant} />
      ))}
      <BusyExample />
      <IconButtonsExample />
      <KitRow title="Links, copy, spinners">
        <p>
          Words with a{' '}
          <a href="#fields" className={linkStyles()}>
            link inside
          </a>{' '}
          and <ExternalLink href="https://example.org">one that leaves</ExternalLink>.
        </p>
        <a href="#fields" className={linkStyles({ look: 'alone' })}>
          View all jobs
        </a>
        <CopyButton text="https://example.org/jobs/42">Copy link</CopyButton>
        <Spinner size="sm" label="Loading" />
        <Spinner />
        <Spinner size="lg" className="text-primary" />
      </KitRow>
    </KitGroup>
  )
}

function ButtonsExample({ variant }: { variant: (typeof variants)[number] }) {
  return (
    <KitRow title={`Button, ${variant}`}>
      <Button variant={variant} size="lg">
        Large
      </Button>
      <Button variant={variant}>
        <Send aria-hidden />
        Apply with profile
      </Button>
      <Button variant={variant} size="sm">
        Small
      </Button>
      <Button variant={variant} busy>
        Saving changes
      </Button>
      <Button variant={variant} disabled>
        Disabled
      </Button>
    </KitRow>
  )
}

function BusyExample() {
  const [isSending, setIsSending] = useState(false)

  return (
    <KitRow title="Press to be busy; a link that looks like a button">
      <Button busy={isSending} busyLabel="Sending" onClick={() => setIsSending(true)}>
        Send application
      </Button>
      <Button variant="secondary" onClick={() => setIsSending(false)}>
        Stop
      </Button>
      <a href="#fields" className={buttonStyles({ variant: 'secondary' })}>
        <Plus aria-hidden />
        Post a job
      </a>
    </KitRow>
  )
}

function IconButtonsExample() {
  const [isSaved, setIsSaved] = useState(true)

  return (
    <KitRow title="Icon buttons">
      <IconButton icon={Pencil} label="Edit" />
      <IconButton icon={Pencil} label="Edit this" variant="outlined" />
      <IconButton icon={Trash2} label="Delete" variant="danger" />
      <IconButton
        icon={Bookmark}
        label="Save job"
        aria-pressed={isSaved}
        onClick={() => setIsSaved(!isSaved)}
      />
      <IconButton icon={Pencil} label="Edit small" size="sm" variant="outlined" />
      <IconButton icon={Pencil} label="Saving" busy />
      <IconButton icon={Pencil} label="Edit later" disabled />
    </KitRow>
  )
}
