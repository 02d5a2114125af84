import { expect, test } from 'vitest'
import { typedResume } from '../../testing/typed-resume.ts'
import { readFacts } from '../read-facts.ts'

const nameOf = (typed: string) =>
  readFacts(typedResume(typed), { asOf: new Date('2026-11-21T00:00:00Z') }).fullName?.value

test('a name in small letters is one where the address below it says so', () => {
  const below = '\nlive in boulder wa\n# TICKETS I GOT\nwhite card'
  expect(nameOf(`jayden simms\nph 0491 570 006\njsimms.kal@example.org${below}`)).toBe(
    'Jayden Simms',
  )
  expect(nameOf(`looking for work\nph 0491 570 006\nrigger77@example.org${below}`)).toBeUndefined()
})

test('a name may stand before its address, as in a mail', () => {
  const mail = `
    Hemi Ratana <hemi.ropes@example.org> || 26 November 2026 at 20:41
    To: Chelsea Ormond <c.ormond@example.com>
    Kia ora Chelsea,
    cheers for the call, it is all in here
    # Other tickets
    white card`
  expect(nameOf(mail)).toBe('Hemi Ratana')
})

test('a name in capitals ends where its headline begins, whatever it begins with', () => {
  const below = '\n0491 570 066 | any@mine.example | Rockingham WA 6168\n# TICKETS\nWhite card'
  for (const name of ['CRAIG McELHENNY', 'CRAIG MILES'])
    expect(nameOf(`${name} Advanced Rigger – shutdowns & construction${below}`)).toBe(
      name === 'CRAIG MILES' ? 'Craig Miles' : 'Craig McElhenny',
    )
})
