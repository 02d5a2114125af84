import { uploadStatus, type Upload, type UploadStatus } from '@headframe/wire'
import { CircleAlert, CircleCheck, CircleHelp, LoaderCircle } from 'lucide-react'

import { paths } from '../../../lib/paths.ts'
import { TextLink } from '../../../parts/links.tsx'
import { Badge } from '../../../ui/data/badge.tsx'
import type { Tone } from '../../../ui/tone.ts'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'

const looks: Record<UploadStatus, { name: string; tone: Tone; icon: typeof CircleCheck }> = {
  [uploadStatus.pending]: { name: 'Pending', tone: 'neutral', icon: LoaderCircle },
  [uploadStatus.success]: { name: 'Success', tone: 'gum', icon: CircleCheck },
  [uploadStatus.error]: { name: 'Error', tone: 'danger', icon: CircleAlert },
  [uploadStatus.review]: { name: 'Pending review', tone: 'warn', icon: CircleHelp },
}

export function UploadBadge({ status }: Pick<Upload, 'status'>) {
  const { name, tone, icon } = looks[status]
  return (
    <Badge tone={tone} icon={icon}>
      {name}
    </Badge>
  )
}

/** Whom a file led to; nobody while it is read, or where it came to nothing. */
export function UploadedPerson({ upload }: { upload: Upload }) {
  const { profile_hash: hash, profile_name: name } = upload
  if (hash === null) return <span className="text-ink-2">N/A</span>
  return (
    <TextLink to={paths.staff.profile} params={{ profileHash: hash }}>
      {name}
    </TextLink>
  )
}

export function ReviewLink({ upload }: { upload: Upload }) {
  return (
    <TextLink to={paths.staff.review} params={{ fileHash: upload.file_hash }} look="alone">
      Review
      <VisuallyHidden> {upload.file_name}</VisuallyHidden>
    </TextLink>
  )
}
