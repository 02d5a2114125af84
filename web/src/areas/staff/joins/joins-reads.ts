/** Whoever only tells how many pairs there are asks for no more. */
export const onePair = { page: 1, perPage: 1 }
