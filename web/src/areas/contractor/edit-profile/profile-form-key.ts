/** Under which what was typed into the form of a profile is kept. */
export const profileFormKey = (uuid: string) => `contractorProfileEdit-${uuid}`
