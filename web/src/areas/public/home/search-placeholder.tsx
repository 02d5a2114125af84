import { Skeleton } from '../../../ui/data/skeleton.tsx'
import { controlStyles } from '../../../ui/form/control.ts'
import { cn } from '../../../ui/cn.ts'
import { goStyles, rostersStyles, searchGridStyles, searchPanelStyles } from './search-styles.ts'

/** Holds the place of the search, box by box. */
export function SearchPlaceholder() {
  return (
    <div aria-hidden className={searchPanelStyles}>
      <div className={searchGridStyles}>
        <Box label="What" />
        <Box label="Where" />
        <div className={cn('flex flex-col gap-1.5', rostersStyles)}>
          <span className="text-sm font-semibold">Roster</span>
          <div className="flex flex-wrap gap-2">
            {['w-25', 'w-13', 'w-15', 'w-13.5', 'w-17'].map((width) => (
              <Skeleton key={width} className={cn('h-9 rounded-full pointer-coarse:h-11', width)} />
            ))}
          </div>
        </div>
        <div className={cn('min-h-11 rounded-md bg-primary', goStyles)} />
      </div>
    </div>
  )
}

function Box({ label }: { label: string }) {
  return (
    <div className="flex flex-col gap-1.5">
      <span className="text-sm font-semibold">{label}</span>
      <div className={controlStyles()} />
    </div>
  )
}
