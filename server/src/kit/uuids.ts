const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** An id of another form is one that nothing has; the database would rather call it a mistake. */
export function isUuid(text: string): boolean {
  return uuid.test(text)
}
