import type { CompanyProfile } from '@headframe/wire'
import { CircleCheck, ExternalLink, PencilLine } from 'lucide-react'

import { dateInWords } from '../../../lib/elapsed.ts'
import { paths } from '../../../lib/paths.ts'
import { TextLink } from '../../../parts/links.tsx'
import { Badge } from '../../../ui/data/badge.tsx'
import { DiscardButton } from './discard-button.tsx'
import type { FieldsProps } from './editor-field.tsx'
import { PublishButton } from './publish-button.tsx'
import { useKept } from './use-profile-keeper.ts'

interface EditorBarProps extends FieldsProps {
  /** Asked before publishing; tells the person what stands in the way. */
  isReady: () => boolean
}

/** What everybody sees of the profile by now, and how to change that. In reach all the way down. */
export function EditorBar({ keeper, isReady }: EditorBarProps) {
  const profile = useKept(keeper, (state) => state.profile)

  return (
    <div className="-mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 bg-bg sm:-mt-6 lg:sticky lg:top-16 lg:z-20 lg:-mx-8 lg:-mb-3 lg:px-8 lg:py-3">
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        <PublishState profile={profile} />
        {profile.published_date !== null && (
          <TextLink
            to={paths.contractor.company}
            params={{ slug: profile.slug }}
            target="_blank"
            look="alone"
            className="inline-flex min-h-11 items-center gap-1.5 text-sm"
          >
            View public page
            <ExternalLink aria-hidden className="size-4" />
            <span className="sr-only">(opens in a new tab)</span>
          </TextLink>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {profile.is_draft && <DiscardButton keeper={keeper} />}
        <PublishButton keeper={keeper} isReady={isReady} />
      </div>
    </div>
  )
}

function PublishState({ profile: { is_draft, published_date } }: { profile: CompanyProfile }) {
  const last = published_date === null ? undefined : dateInWords(published_date)

  return (
    <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-ink-2">
      {is_draft ? (
        <Badge tone="warn" icon={PencilLine}>
          Draft
        </Badge>
      ) : (
        <Badge tone="gum" icon={CircleCheck}>
          Published
        </Badge>
      )}
      <span className="num">{last ? `Last published ${last}` : 'Never published'}</span>
    </p>
  )
}
