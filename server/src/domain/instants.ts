/** A point in time as it travels: whole seconds since 1970. */
export function instantOf(time: Date): number {
  return Math.floor(time.getTime() / 1000)
}
