/** The part of a wish that a search box is for. */
export interface Searched {
  search?: string | undefined
}

/** Something that narrows a list down, to be taken away by itself. */
export interface FilterInForce<Wish> {
  key: string
  label: string
  /** What changes when it is taken away from the wish that is there by then. */
  without: (present: Wish) => Wish
  /** What was typed of it, where the rest of the search might go instead. */
  typed?: string
  /** What is so near to it that it may do in its place. */
  near?: readonly { label: string; instead: (present: Wish) => Wish }[]
}
