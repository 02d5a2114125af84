/** For the loader of a route: whoever only points at a link has asked for nothing yet. */
export function ahead({ preload }: { preload: boolean }, ask: () => Promise<void>): void {
  // Code that does not come is missed by the screen as well, which tells it.
  if (!preload) void ask().catch(() => undefined)
}
