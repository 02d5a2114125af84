import { OctagonX, TriangleAlert, type LucideIcon } from 'lucide-react'

/** How it looks that something does not fit: what is decisive has another sign, not another colour alone. */
export const failedLooks: Record<'decisive' | 'other', { icon: LucideIcon; ink: string }> = {
  decisive: { icon: OctagonX, ink: 'text-danger' },
  other: { icon: TriangleAlert, ink: 'text-warn-ink' },
}
