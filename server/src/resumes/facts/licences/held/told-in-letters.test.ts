import { expect, test } from 'vitest'
import { typedResume } from '../../../testing/typed-resume.ts'
import { readSections } from '../../sections/read-sections.ts'
import { readLicences } from '../read-licences.ts'

const asOf = new Date('2026-11-24T00:00:00Z')

function heldBy(letter: string): string[] {
  const typed = `! Sam Doyle\nCovering note\n${letter}\n# Work\n** Painter, Acme Coatings\nJan 2020 – present\nBlasted and painted.`
  return readLicences(readSections(typedResume(typed)), asOf).map(({ name, expiry }) =>
    [name, expiry].filter(Boolean).join(' '),
  )
}

test('whoever writes a letter tells of one ticket after the other', () => {
  const letter = `I write for the position of team lead on your ship loader. I hold IRATA Level 3, which I revalidated in May and which is good until 18 May 2029. For access my working at heights was refreshed on 3 February 2026 and is valid two years. First aid is current to March 2028. I have no HUET for helicopters. I have asked about dangerous goods but have not sat it.`
  expect(heldBy(letter)).toEqual([
    'IRATA Level 3 18 May 2029',
    'Working at Heights two years',
    'First Aid March 2028',
  ])
})

test('whoever only speaks of such things holds none of them', () => {
  const letter = `I look after working at heights permits for the plant. My crew asks for first aid refreshers each spring. I would like to see confined space training brought in house one day.`
  expect(heldBy(letter)).toEqual([])
})
