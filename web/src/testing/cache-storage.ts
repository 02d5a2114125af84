import { vi } from 'vitest'

/** The shelves of a browser, which jsdom has not: what is put there stays until it is taken away. */
export function stubCacheStorage(): void {
  const shelves = new Map<string, Map<string, Response>>()
  const shelfOf = (entries: Map<string, Response>) => ({
    put: async (address: string, response: Response) => {
      entries.delete(address)
      entries.set(address, response)
    },
    match: async (address: string) => entries.get(address)?.clone(),
    keys: async () => [...entries.keys()],
    delete: async (address: string) => entries.delete(address),
  })
  vi.stubGlobal('caches', {
    open: async (name: string) => {
      const entries = shelves.get(name) ?? new Map<string, Response>()
      shelves.set(name, entries)
      return shelfOf(entries)
    },
    delete: async (name: string) => shelves.delete(name),
  })
}
