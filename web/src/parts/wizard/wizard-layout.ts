/** The way through all steps beside the one that is open; on phones above it. */
export const wizardLayout =
  'grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 md:grid-cols-[14rem_minmax(0,42rem)] lg:grid-cols-[16rem_minmax(0,44rem)]'
