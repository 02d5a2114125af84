import { adminPayments } from '@headframe/wire'
import { Download } from 'lucide-react'

import { useDownload } from '../../../calls/use-download.ts'
import { monthInWords } from '../../../lib/day-words.ts'
import { Button } from '../../../ui/form/button.tsx'
import { useToast } from '../../../ui/overlay/toast.ts'

/** A month of the books as a sheet. */
export function ExportMonth({ month }: { month: string }) {
  const toast = useToast()
  const { ask, isAsking } = useDownload(adminPayments.export, {
    onRefused: (_, text) => toast.error(text),
  })

  return (
    <Button
      variant="secondary"
      busy={isAsking}
      busyLabel="Exporting…"
      onClick={() => void ask({ month })}
    >
      <Download aria-hidden />
      Export {monthInWords(month)} (CSV)
    </Button>
  )
}
