import { describe, expect, test } from 'vitest'
import { identityOf } from './identity.ts'
import { withoutIdentity } from './without-identity.ts'

const robert = identityOf({
  firstName: 'Robert',
  lastName: 'O’Neill',
  email: 'bobby.oneill84@gmail.com',
  phone: '+61412345678',
  address: '14 Jarrah Street',
  suburb: 'North Perth',
  postCode: '6006',
  rare: ['Rock Solid Drilling', 'Ironbark Contracting Pty Ltd'],
})
const hidden = (text: string) => withoutIdentity(text, robert)

describe('what stays', () => {
  test.each([
    'I have worked 12 years underground on a 2/1 FIFO roster, days and nights.',
    'HR licence, EWP tickets & confined space. I’m available 24hrs, from 2015 - 2019 in maintenance.',
    'I would say my strengths are: planning shutdowns, leading crews of 30, SAP and MS Excel.',
    'YES I HOLD A HR LICENCE',
    'Yes, Cert III in Mechanical Engineering',
    'Haul trucks of 240t, 12h shifts, $65 an hour',
  ])('%s', (text) => {
    expect(hidden(text)).toBe(text)
  })
})

describe('what goes', () => {
  test.each([
    ['Robert here', '[…] here'],
    ['Robert’s crew', '[…] crew'],
    ['Bob here, rob to friends', '[…] here, […] to friends'],
    ['My mates call me Tank', 'My mates call me […]'],
    ['Known as “Blue” on site', 'Known as […] on site'],
    ['I am Robert O’Neill, or ONEILL', 'I am […], or […]'],
    ['Ｒｏｂｅｒｔ and R​obert', '[…] and […]'],
    ['Ring 0412 345 678', 'Ring […]'],
    ['Ring 04 12 34 56 78', 'Ring […]'],
    ['Ring 0412 then 345 then 678', 'Ring […] then […] then […]'],
    ['Ring +61 (0)412-345-678', 'Ring […]'],
    ['zero four one two three four five six seven eight', '[…]'],
    ['Mail bobby.oneill84@gmail.com or bobby.oneill84', 'Mail […] or […]'],
    ['bobby dot oneill84 at gmail dot com', '[…] dot […] at […] dot […]'],
    ['See linkedin.com/in/bobby-o', 'See […]'],
    ['See https://x.example/me today', 'See […] today'],
    ['At 14 Jarrah Street, North Perth 6006', 'At […]'],
    ['jarrah st north perth', '[…] st […]'],
    ['I was with Rock-Solid drilling', 'I was with […]'],
    ['I was with ironbark', 'I was with […]'],
    ['I asked Casey at Kalgoorlie', 'I asked […] at […]'],
    ['My brother rings kev', 'My brother rings […]'],
  ])('%s', (text, left) => {
    expect(hidden(text)).toBe(left)
  })

  test('of a title, in which every word is written large', () => {
    const title = 'Leading Hand – Boilermaker (Ironbark, North Perth)'
    expect(withoutIdentity(title, robert, 'title')).toBe('Leading Hand – Boilermaker ([…])')
  })
})

test('a hostile text takes no longer than an honest one', () => {
  for (const sign of ['1 ', 'a.', '@', 'one two ', '“', 'A', '(((']) {
    const before = process.cpuUsage()
    hidden(sign.repeat(4000 / sign.length))
    // Of its own work, whoever else the machine is busy for.
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1000).toBeLessThan(1000)
  }
})
