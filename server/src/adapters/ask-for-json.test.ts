import type { ServerResponse } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { askForJson } from './ask-for-json.ts'
import { startPeer } from './geocoder/nominatim-peer.ts'

type Answer = (response: ServerResponse) => void

async function askOf(answer: Answer, timeoutMs = 10_000): Promise<unknown> {
  const peer = await startPeer((_request, response) => answer(response))
  onTestFinished(() => peer.close())
  return askForJson(new URL(peer.url), timeoutMs)
}

test('a provider is believed', async () => {
  expect(await askOf((response) => response.end('{"towns":["Newman"]}'))).toEqual({
    towns: ['Newman'],
  })
  expect(await askOf((response) => response.writeHead(404).end('{}'))).toBeUndefined()
})

test('a provider cannot send us elsewhere', async () => {
  let wasAsked = false
  const other = await startPeer((_request, response) => {
    wasAsked = true
    response.end('{}')
  })
  onTestFinished(() => other.close())

  for (const status of [301, 302, 303, 307, 308]) {
    const sending = askOf((response) => response.writeHead(status, { location: other.url }).end())
    await expect(sending).rejects.toThrow()
  }
  expect(wasAsked).toBe(false)
})

test('a provider that never ends is left after a little of it', async () => {
  const left = Promise.withResolvers<void>()
  const asking = askOf((response) => {
    const line = `"${'x'.repeat(16_000)}",`
    const goOn = (): void => {
      while (!response.destroyed && response.write(line));
    }
    response.on('drain', goOn)
    response.once('close', left.resolve)
    response.write('[')
    goOn()
  })

  await expect(asking).rejects.toThrow('answered more than 65536 bytes')
  await left.promise
})

test.each<[string, Answer]>([
  ['never answers', () => undefined],
  ['stops in the middle', (response) => response.writeHead(200).write('{"to')],
  ['lets a byte drop now and then', dripping],
])('a provider that %s is waited for no longer than this', async (_what, answer) => {
  await expect(askOf(answer, 150)).rejects.toThrow()
})

function dripping(response: ServerResponse): void {
  const drops = setInterval(() => response.write(' '), 20)
  response.once('close', () => clearInterval(drops))
}

test.each<[string, Answer]>([
  ['a page', (response) => response.end('<html>Hello</html>')],
  ['nothing', (response) => response.end()],
  ['bytes of all kinds', (response) => response.end(Buffer.from([0xff, 0xfe, 0x00, 0x7b]))],
  ['what is not packed as it says', garbled],
])('a provider that answers %s has answered nothing', async (_what, answer) => {
  await expect(askOf(answer)).rejects.toThrow()
})

function garbled(response: ServerResponse): void {
  response.writeHead(200, { 'content-encoding': 'gzip' }).end('not packed at all')
}
