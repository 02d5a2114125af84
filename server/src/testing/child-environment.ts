/** What a process of our own is started with, beside its settings: nothing of ours, but what saves it time. */
export function childEnvironment(): Record<string, string | undefined> {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env
  // Half of a start is to compile the same code again.
  return { PATH, HOME, ...(NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE }) }
}
