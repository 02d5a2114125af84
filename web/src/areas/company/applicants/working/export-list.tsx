import { applicants } from '@headframe/wire'
import { Download, FileSpreadsheet, FileText } from 'lucide-react'

import { useDownload } from '../../../../calls/use-download.ts'
import { Button } from '../../../../ui/form/button.tsx'
import { Menu, MenuItem } from '../../../../ui/overlay/menu.tsx'
import { useToast } from '../../../../ui/overlay/toast.ts'
import { inputOfWish } from '../applicants-reads.ts'
import type { ApplicantsWish } from '../applicants-wish.ts'

/** The list as it is narrowed down and in its order, to take along. */
export function ExportList({ jobId, wish }: { jobId: string; wish: ApplicantsWish }) {
  const toast = useToast()
  const { ask, isAsking } = useDownload(applicants.exportList, {
    onRefused: (_, text) => toast.error(text),
  })
  const fetch = (form: 'csv' | 'pdf') => void ask({ ...inputOfWish(jobId, wish), form })

  return (
    <Menu
      trigger={
        <Button variant="secondary" busy={isAsking} busyLabel="Exporting…">
          <Download aria-hidden />
          Export
        </Button>
      }
    >
      <MenuItem icon={FileSpreadsheet} onSelected={() => fetch('csv')}>
        As a sheet (CSV)
      </MenuItem>
      <MenuItem icon={FileText} onSelected={() => fetch('pdf')}>
        As a document (PDF)
      </MenuItem>
    </Menu>
  )
}
