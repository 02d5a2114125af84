/** All that the window has left, to its edges. */
export const placeOfJobs = '-mx-4 min-h-[min(20rem,calc(100dvh-13rem))] flex-1 sm:-mx-6'
