const addresses = new WeakMap<Blob, string>()

/** Where the page finds these bytes, as long as it is open: a person chooses a picture or two. */
export function addressOf(bytes: Blob): string {
  const known = addresses.get(bytes)
  if (known) return known

  const made = URL.createObjectURL(bytes)
  addresses.set(bytes, made)
  return made
}
