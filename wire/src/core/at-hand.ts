/** The answer of a call that anybody may make, as a document brings it along for the app to begin with. */
export interface AnswerAtHand {
  /** What was called, without where the API is mounted. */
  readonly url: string
  /** What was told of it beside the body, such as the counts of a list. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
}

/** Names the element of the document that holds the answers. */
export const answersAtHandId = 'answers-at-hand'
