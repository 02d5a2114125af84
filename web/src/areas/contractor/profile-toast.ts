/** What happened to a profile is told for longer than other things: it is worth reading. */
export const profileToast = { durationMs: 7000 } as const
