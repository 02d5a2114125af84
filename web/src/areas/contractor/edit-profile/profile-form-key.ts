/** Under which what was typed into the form of a profile is kept. */
export const profileFormPlace = (uuid: string) =>
  ({ key: `contractorProfileEdit-${uuid}`, kind: 'contractor' }) as const
