import { ActionsGroup } from './actions-group.tsx'
import { FieldsGroup } from './fields-group.tsx'
import { LookGroup } from './look-group.tsx'
import { MessagesGroup } from './messages-group.tsx'
import { PiecesGroup } from './pieces-group.tsx'
import { WayfindingGroup } from './wayfinding-group.tsx'

export function BaseSection() {
  return (
    <>
      <LookGroup />
      <ActionsGroup />
      <FieldsGroup />
      <PiecesGroup />
      <WayfindingGroup />
      <MessagesGroup />
    </>
  )
}
