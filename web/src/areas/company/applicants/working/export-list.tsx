import { applicants, mostExportedApplicants } from '@headframe/wire'
import { Download, FileSpreadsheet, FileText } from 'lucide-react'

import { useDownload } from '../../../../calls/use-download.ts'
import { inFigures } from '../../../../lib/figures.ts'
import { Button } from '../../../../ui/form/button.tsx'
import { Menu, MenuItem } from '../../../../ui/overlay/menu.tsx'
import { useToast } from '../../../../ui/overlay/toast.ts'
import { inputOfWish } from '../applicants-reads.ts'
import type { ApplicantsWish } from '../applicants-wish.ts'

interface ExportListProps {
  jobId: string
  wish: ApplicantsWish
  /** How many the list has, once that is known. */
  total: number | undefined
}

/** The list as it is narrowed down and in its order, to take along. */
export function ExportList({ jobId, wish, total = 0 }: ExportListProps) {
  const toast = useToast()
  const { ask, isAsking } = useDownload(applicants.exportList, {
    onRefused: (_, text) => toast.error(text),
  })

  async function fetch(form: 'csv' | 'pdf') {
    const isDone = await ask({ ...inputOfWish(jobId, wish), form })
    if (isDone && total > mostExportedApplicants)
      toast.warning(cutShort(total), { durationMs: 8000 })
  }

  return (
    <Menu
      trigger={
        <Button variant="secondary" busy={isAsking} busyLabel="Exporting…">
          <Download aria-hidden />
          Export
        </Button>
      }
    >
      <MenuItem icon={FileSpreadsheet} onSelected={() => void fetch('csv')}>
        As a sheet (CSV)
      </MenuItem>
      <MenuItem icon={FileText} onSelected={() => void fetch('pdf')}>
        As a document (PDF)
      </MenuItem>
    </Menu>
  )
}

function cutShort(total: number): string {
  return `The file has the first ${mostExportedApplicants} of ${inFigures(total)} applicants. Narrow the list down to export the others.`
}
