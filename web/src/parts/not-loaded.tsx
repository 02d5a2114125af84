import type { ComponentProps } from 'react'

import { openNewVersion } from '../calls/fresh-document.ts'
import { useIsUpdated } from '../calls/updated.ts'
import { ErrorState } from '../ui/data/error-state.tsx'

interface NotLoadedProps extends Omit<ComponentProps<typeof ErrorState>, 'title'> {
  title?: string
  onRetried: () => void
}

/** In the place of a part whose code did not come: there is no network, or the product was updated meanwhile. */
export function NotLoaded({
  title = 'This part did not load. Please check your connection.',
  onRetried,
  ...rest
}: NotLoadedProps) {
  if (!useIsUpdated()) return <ErrorState title={title} onRetried={onRetried} {...rest} />
  return (
    <ErrorState
      title="Headframe was updated. This part comes with the new version."
      retryLabel={newVersionLabel}
      onRetried={() => void openNewVersion()}
      {...rest}
    />
  )
}

export const newVersionLabel = 'Load the new version'
