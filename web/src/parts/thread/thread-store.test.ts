import { Refusal, type Message } from '@headframe/wire'
import { beforeEach, expect, test } from 'vitest'

import { openThread, type ThreadCalls, type ThreadStore } from './thread-store.ts'

/** The server's side of one thread, which knows keys as the real one does. */
function aServer() {
  const messages: Message[] = []
  const replies = new Map<string, Message>()
  const server = {
    messages,
    posts: 0,
    refusal: undefined as Refusal | undefined,
    /** Of reading alone. */
    readRefusal: undefined as Refusal | undefined,
    /** The message arrives, and its answer does not. */
    losesAnswers: false,
    add(body: string, from: Message['from'] = 'contractor'): Message {
      const message = {
        id: `id-${messages.length + 1}`,
        timestamp: messages.length,
        from,
        body,
        mine: from === 'company',
        author: null,
        read: false,
      }
      messages.push(message)
      return message
    },
  }
  const calls: ThreadCalls = {
    async load({ after, before }) {
      const refusal = server.refusal ?? server.readRefusal
      if (refusal) throw refusal
      const at = messages.findIndex(({ id }) => id === (after ?? before))
      const part = after
        ? messages.slice(at + 1)
        : before
          ? messages.slice(Math.max(0, at - 2), at)
          : messages.slice(-2)
      const first = part[0]
      const hasEarlier = !after && first !== undefined && messages.indexOf(first) > 0
      return { data: part, has_earlier: hasEarlier, read_up_to: null }
    },
    async post(body, key) {
      server.posts += 1
      if (server.refusal) throw server.refusal
      const message = replies.get(key) ?? server.add(body, 'company')
      replies.set(key, message)
      if (server.losesAnswers) throw new Refusal('UNREACHABLE')
      return message
    },
  }
  return { server, calls }
}

let server: ReturnType<typeof aServer>['server']
let calls: ThreadCalls
let thread: ThreadStore
const bodies = () => thread.state().messages?.map(({ body }) => body)
const waiting = () => thread.state().unsent.map(({ body }) => body)
/** Until whatever is under way is over. */
const settled = async () => {
  for (let turns = 0; turns < 20; turns += 1) await Promise.resolve()
}

beforeEach(() => {
  ;({ server, calls } = aServer())
  thread = openThread(calls)
})

test('what is new is added once, in the order of the server', async () => {
  server.add('One')
  await thread.refresh()
  server.add('Two')
  server.add('Three')
  await thread.refresh()
  await thread.refresh()
  expect(bodies()).toEqual(['One', 'Two', 'Three'])
})

test('what is older stands before the rest', async () => {
  for (const body of ['One', 'Two', 'Three', 'Four', 'Five']) server.add(body)
  await thread.refresh()
  expect(bodies()).toEqual(['Four', 'Five'])
  expect(thread.state().hasEarlier).toBe(true)
  await thread.loadEarlier()
  expect(bodies()).toEqual(['Two', 'Three', 'Four', 'Five'])
  await thread.loadEarlier()
  expect(bodies()).toEqual(['One', 'Two', 'Three', 'Four', 'Five'])
  expect(thread.state().hasEarlier).toBe(false)
})

test('what is written while the server is away waits, and goes out in order', async () => {
  await thread.refresh()
  server.refusal = new Refusal('UNREACHABLE')
  thread.write('One')
  thread.write('Two')
  await settled()
  expect(waiting()).toEqual(['One', 'Two'])
  expect(thread.state().unsent).toMatchObject([{ isHeldUp: true }, { isHeldUp: true }])

  server.refusal = undefined
  await thread.refresh()
  expect([bodies(), waiting()]).toEqual([['One', 'Two'], []])
  expect(server.messages.map(({ body }) => body)).toEqual(['One', 'Two'])
})

test('what arrived though its answer was lost is not sent twice', async () => {
  await thread.refresh()
  server.losesAnswers = true
  thread.write('Once')
  await settled()
  expect(waiting()).toEqual(['Once'])

  server.losesAnswers = false
  await thread.refresh()
  await thread.refresh()
  expect([bodies(), waiting()]).toEqual([['Once'], []])
  expect(server.messages).toHaveLength(1)
})

test('what the other side wrote just before stands before what is written here', async () => {
  server.add('One')
  await thread.refresh()
  server.add('From them')
  thread.write('Mine')
  await settled()
  expect([bodies(), waiting()]).toEqual([['One', 'From them', 'Mine'], []])
})

test('what has arrived is shown until it can be read', async () => {
  await thread.refresh()
  server.readRefusal = new Refusal('UNREACHABLE')
  thread.write('Mine')
  await settled()
  expect(waiting()).toEqual(['Mine'])
  server.readRefusal = undefined
  await thread.refresh()
  expect([bodies(), waiting(), server.posts]).toEqual([['Mine'], [], 1])
})

test('what is written while another message is on its way follows it at once', async () => {
  await thread.refresh()
  thread.write('One')
  thread.write('Two')
  await settled()
  expect([bodies(), waiting()]).toEqual([['One', 'Two'], []])
})

test('what is refused says why, keeps nothing else, and can be tried again or taken back', async () => {
  await thread.refresh()
  server.refusal = new Refusal('RATE_LIMITED')
  thread.write('Too much')
  await settled()
  const [refused] = thread.state().unsent
  expect(refused).toMatchObject({ problem: 'Too many attempts. Please try again later.' })
  const posts = server.posts
  server.refusal = undefined
  await thread.refresh()
  expect(server.posts).toBe(posts)

  thread.write('Another')
  await settled()
  expect([bodies(), waiting()]).toEqual([['Another'], ['Too much']])
  thread.retry(refused?.key ?? '')
  await settled()
  expect([bodies(), waiting()]).toEqual([['Another', 'Too much'], []])
})

test('what waited when the thread was left goes out when it is opened again', async () => {
  server.refusal = new Refusal('UNREACHABLE')
  await thread.refresh()
  thread.write('Kept')
  await settled()
  const kept = thread.state().unsent
  server.refusal = undefined

  thread = openThread(calls, { waiting: kept })
  await thread.refresh()
  expect([bodies(), waiting()]).toEqual([['Kept'], []])
})

test('a thread that cannot be read at first says so, and one that was read stays', async () => {
  server.refusal = new Refusal('UNREACHABLE')
  await thread.refresh()
  expect(thread.state().failed).toBeInstanceOf(Refusal)

  server.refusal = undefined
  server.add('One')
  await thread.refresh()
  expect([thread.state().failed, bodies()]).toEqual([undefined, ['One']])
  server.refusal = new Refusal('UNREACHABLE')
  await thread.refresh()
  expect([thread.state().failed, bodies()]).toEqual([undefined, ['One']])
})

test('what was written into a pool that is gone is told so in plain words, and stays to be copied', async () => {
  await thread.refresh()
  server.refusal = new Refusal('NOT_FOUND', { text: 'Talent pool not found.' })
  thread.write('See you on Monday.')
  await expect.poll(() => thread.state().unsent[0]?.isInVain).toBe(true)

  const [unsent] = thread.state().unsent
  expect(unsent?.body).toBe('See you on Monday.')
  expect(unsent?.problem).toMatch(/closed for good/)
  expect(unsent?.problem).not.toMatch(/not found/)
})
