/** The checklist beside the form; above it where there is no room. */
export const editorColumns =
  'grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-10'
