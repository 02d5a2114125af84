import { DialogsGroup } from './dialogs-group.tsx'
import { PickersGroup } from './pickers-group.tsx'
import { PopupsGroup } from './popups-group.tsx'
import { TablesGroup } from './tables-group.tsx'

export function OverlaySection() {
  return (
    <>
      <DialogsGroup />
      <PopupsGroup />
      <PickersGroup />
      <TablesGroup />
    </>
  )
}
