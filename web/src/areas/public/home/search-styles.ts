/* On the panel that the search stands in and on its parts, and on what holds their place. */

export const searchPanelStyles =
  'mt-6 rounded-xl border border-line bg-surface p-4 text-ink shadow-e3 sm:mt-8 sm:p-5'

export const searchGridStyles = 'grid items-end gap-3 md:grid-cols-[1.4fr_1fr_auto]'

export const rostersStyles = 'md:col-span-2 md:row-start-2 md:flex-row md:items-center md:gap-3'

/** Last to be reached, and on a wide screen beside what it is about. */
export const goStyles = 'min-w-44 max-md:mt-1 md:col-start-3 md:row-start-1'

/** One line under the panel, whose room is held before it is known which roles there are. */
export const rolesAtOnceStyles =
  '-mx-4 mt-2 -mb-4 flex min-h-11 gap-x-5 overflow-x-auto overscroll-x-contain px-4 text-sm font-semibold [scrollbar-width:none] sm:-mx-6 sm:px-6'
