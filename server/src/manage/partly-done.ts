/** The task did what it could, and that is not all; the message says what is wanting. */
export class PartlyDone extends Error {
  override name = 'PartlyDone'
  readonly done: object

  constructor(message: string, done: object) {
    super(message)
    this.done = done
  }
}
