/** What a caged child does: one question after the other. Whatever it throws ends it. */
export function answerQuestions(answer: (question: never) => Promise<object>): void {
  // A terminal asks every process to stop, but the parent may still be waiting for this one.
  process.on('SIGINT', () => undefined)
  process.on('SIGTERM', () => undefined)
  process.on('disconnect', () => process.exit(0))

  process.on('message', (question) => {
    // The parent that started this very program knows what it answers.
    void answer(question as never).then((answered) => process.send?.(answered))
  })
  process.send?.('ready')
}
