/* Filters, list and the job in full, side by side where there is room; on the screen and its first look. */

export const columnsStyles = 'mt-2 flex gap-8 xl:gap-6'
export const filtersStyles = 'w-68 shrink-0 xl:w-56'
export const listStyles = 'flex min-w-0 flex-1 flex-col gap-4 xl:max-w-104'
