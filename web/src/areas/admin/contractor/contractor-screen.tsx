import { adminContractors } from '@headframe/wire'
import { getRouteApi } from '@tanstack/react-router'
import { ScrollText } from 'lucide-react'

import { Part } from '../../../calls/part.tsx'
import { useDocument, useUnlisted, useWorkingTitle } from '../../../calls/screen.tsx'
import { useRead } from '../../../calls/use-read.ts'
import { dateInWords } from '../../../lib/elapsed.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink, TextLink } from '../../../parts/links.tsx'
import { NotThere } from '../../../parts/not-there.tsx'
import { ProfileSkeleton } from '../../../parts/profile/profile-skeleton.tsx'
import { ProfileView } from '../../../parts/profile/profile-view.tsx'
import { fullName } from '../../../parts/profile/profile-words.ts'
import { ResumeDownload } from '../../../parts/resume/resume-download.tsx'
import { Breadcrumbs } from '../../../ui/layout/breadcrumbs.tsx'
import { ExportHidden } from '../contractors/export-hidden.tsx'
import { ShareContractor } from './share-contractor.tsx'

const route = getRouteApi('/admin-own/dashboard/contractors/$contractorId')

/** A contractor as they see themselves; that somebody looked is written down. */
export default function ContractorScreen() {
  const { contractorId } = route.useParams()
  useWorkingTitle('Contractor', 'The profile of a contractor.')
  useUnlisted()

  return (
    <div className="page flex flex-col gap-4 pt-6 pb-16 sm:pt-10">
      <Breadcrumbs className="-mt-2">
        <TextLink to={paths.admin.contractors} className="inline-flex min-h-11 items-center">
          Contractors
        </TextLink>
        <span aria-current="page">Contractor</span>
      </Breadcrumbs>
      <Part
        key={contractorId}
        loading={<ProfileSkeleton />}
        failing={(failed, retry) => (
          <>
            <h1 className="sr-only">Contractor</h1>
            <NotThere
              failed={failed}
              what="contractor"
              wayBack={<ButtonLink to={paths.admin.contractors}>All contractors</ButtonLink>}
              onRetried={retry}
            />
          </>
        )}
      >
        <Contractor id={contractorId} />
      </Part>
    </div>
  )
}

function Contractor({ id: wished }: { id: string }) {
  const contractor = useRead(adminContractors.one, { id: wished })
  const { id, uuid, creation_date, export_code, has_resume, sharing_enabled } = contractor
  const name = fullName(contractor)
  useDocument(name || 'Contractor', 'The profile of a contractor.')

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="num text-ink-2">
          Registered {dateInWords(creation_date)} · <strong>{export_code}</strong> in anonymous
          exports
        </p>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={paths.admin.register} search={{ contractor: id }} variant="quiet">
            <ScrollText aria-hidden />
            Who has looked
          </ButtonLink>
          {has_resume && (
            <ResumeDownload call={adminContractors.resume} input={{ id }}>
              Resume
            </ResumeDownload>
          )}
          <ExportHidden ids={[id]} />
          <ShareContractor uuid={uuid} isShared={sharing_enabled} />
        </div>
      </div>
      <ProfileView profile={contractor} heading="h1" />
    </>
  )
}
