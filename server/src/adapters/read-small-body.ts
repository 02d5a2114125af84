/** The text of an answer, which is refused as soon as it is longer than any honest one would be. */
export async function readSmallBody(
  { body }: Response,
  mostBytes: number,
  heard = () => {},
): Promise<string> {
  const decoder = new TextDecoder()
  let bytes = 0
  let text = ''
  for await (const chunk of body ?? []) {
    heard()
    bytes += chunk.byteLength
    if (bytes > mostBytes) throw new Error(`answered more than ${mostBytes} bytes`)
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
