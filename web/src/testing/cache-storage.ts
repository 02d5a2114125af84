import { vi } from 'vitest'

/** The shelves of a browser, which jsdom has not: what is put there stays until it is taken away. */
export function stubCacheStorage(): void {
  const shelves = new Map<string, Shelf>()
  vi.stubGlobal('caches', {
    open: async (name: string) => {
      const shelf = shelves.get(name) ?? new Shelf()
      shelves.set(name, shelf)
      return shelf
    },
    delete: async (name: string) => shelves.delete(name),
  })
}

class Shelf {
  readonly #entries = new Map<string, Response>()

  async put(address: string, response: Response) {
    // What is put anew stands last.
    this.#entries.delete(address)
    this.#entries.set(address, response)
  }

  async match(address: string) {
    return this.#entries.get(address)?.clone()
  }

  async keys() {
    return [...this.#entries.keys()]
  }

  async delete(address: string) {
    return this.#entries.delete(address)
  }
}
