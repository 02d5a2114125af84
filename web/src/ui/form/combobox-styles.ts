import { popupStyles } from '../overlay/popup.ts'

export const comboboxPopupStyles = `${popupStyles} flex w-(--anchor-width) min-w-64 max-h-[min(var(--available-height),24rem)] flex-col overflow-hidden`

export const comboboxSearchStyles =
  'min-h-12 w-full min-w-0 bg-transparent pr-3 pl-11 text-base text-ink outline-none'

export const comboboxListStyles =
  'min-h-0 flex-1 overflow-y-auto overscroll-contain scroll-py-1 p-1 outline-none empty:hidden'

export const comboboxMessageStyles = 'px-4 py-3 text-sm text-ink-2 empty:hidden'
