import { useEffect, useRef } from 'react'

import { useToast } from '../../../ui/overlay/toast.tsx'
import { withdrawnText } from './withdrawn-text.ts'

/** Heavy: where nothing else is left to tell of an application, says that it is withdrawn. */
export default function WithdrawalToast({ hasApplied }: { hasApplied: boolean }) {
  const toast = useToast()
  const hadApplied = useRef(hasApplied)

  useEffect(() => {
    if (hadApplied.current && !hasApplied) toast.success(withdrawnText)
    hadApplied.current = hasApplied
  }, [toast, hasApplied])

  return null
}
