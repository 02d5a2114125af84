/** Until another order is chosen, whom a search means stand first; without a search the newest do. */
export function usualOrder(search: string): 'fit' | undefined {
  return search ? 'fit' : undefined
}
