/** The task was called with something missing or impossible; the message says what. */
export class WrongUse extends Error {
  override name = 'WrongUse'
}
