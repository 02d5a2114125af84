import { pageNumber, type Reader } from './wish-readers.ts'

type Readers = Readonly<Record<string, Reader<unknown>>>
type ReadBy<Own extends Readers> = { [Name in keyof Own]?: ReturnType<Own[Name]> }

/** What is not named has no readers. */
const none = {}

interface Fields<Filters extends Readers, Kept extends Readers, Passing extends Readers> {
  /** What narrows the list down. */
  filters?: Filters
  /** What stays however the list is narrowed down, such as its order. */
  kept?: Kept
  /** What is about the rows in view alone, and falls away with every other change, as the page does. */
  passing?: Passing
}

/** What the address of a list wishes for, and all that can become of it. */
export interface DescribedWish<Wish> {
  /** Whatever cannot be understood is left out: an address that was cut short still shows a list. */
  read: (address: Readonly<Record<string, unknown>>) => Wish
  /** A change of anything leads back to the first page, unless it names a page itself. */
  changed: (last: Wish, changes: Wish) => Wish
  /** What changes when a page is turned. */
  turned: (page: number) => Wish
  /** Takes all filters away. */
  cleared: Wish
  isFiltered: (wish: Wish) => boolean
}

export type WishOf<Described> = Described extends DescribedWish<infer Wish> ? Wish : never

/** Describes what the address of a list may wish for. Each list has a page. */
export function describeWish<
  Filters extends Readers = typeof none,
  Kept extends Readers = typeof none,
  Passing extends Readers = typeof none,
>({ filters, kept, passing }: Fields<Filters, Kept, Passing>) {
  type Wish = ReadBy<Filters> & ReadBy<Kept> & ReadBy<Passing> & { page?: number | undefined }
  const transient = { page: pageNumber, ...passing }
  const readers: Readers = { ...filters, ...kept, ...transient }
  const filterNames = Object.keys(filters ?? none)

  const described: DescribedWish<Wish> = {
    // Each name is read by its own reader.
    read: (address) => mapped(readers, (read, name) => read(address[name])) as Wish,
    changed: (last, changes) => ({ ...last, ...mapped(transient, nothing), ...changes }),
    turned: (page) => ({ page: page > 1 ? page : undefined }) as Wish,
    cleared: mapped(filters ?? none, nothing),
    isFiltered: (wish: Readonly<Record<string, unknown>>) =>
      filterNames.some((name) => wish[name] !== undefined),
  }
  return described
}

/** Of a list that nothing narrows down. */
export const pagesAlone = describeWish({})
export type PagesWish = WishOf<typeof pagesAlone>

function nothing() {
  return undefined
}

function mapped<From, To>(
  from: Readonly<Record<string, From>>,
  change: (value: From, name: string) => To,
): Record<string, To> {
  return Object.fromEntries(
    Object.entries(from).map(([name, value]) => [name, change(value, name)]),
  )
}
