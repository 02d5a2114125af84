import { contractorProfiles } from '@headframe/wire'

import { useRead } from '../../../calls/use-read.ts'
import { SharingControls } from '../sharing/sharing-controls.tsx'

export function ProfileSharing() {
  const { uuid, sharing_enabled } = useRead(contractorProfiles.account, {})
  return <SharingControls uuid={uuid} isShared={sharing_enabled} />
}
