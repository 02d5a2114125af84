import { expect, test } from 'vitest'
import { typedResume } from '../../testing/typed-resume.ts'
import { readFacts } from '../read-facts.ts'

const emailIn = (typed: string) =>
  readFacts(typedResume(typed), { asOf: new Date('2026-11-21') }).email?.value

test('the address of an agency is nobody’s own', () => {
  const consultant = 'Your consultant: Bianca Sorrell\n    bianca@outbackfolk.example'
  expect(emailIn(profile(consultant))).toBe('lachie.dunne@redrock.example')
  const letterhead = 'OUTBACK FOLK CO.\n    jobs@outbackfolk.example'
  expect(emailIn(profile(letterhead))).toBe('lachie.dunne@redrock.example')
  // A domain of one's own is called after its owner.
  const own = 'Lachlan Dunne\n    hello@lachlandunne.example'
  expect(emailIn(profile(own))).toBe('hello@lachlandunne.example')
  // Alone, it is all there is.
  expect(emailIn(letterhead)).toBe('jobs@outbackfolk.example')
})

function profile(above: string): string {
  return `
  ${above}
  ! Candidate Profile: Lachlan Dunne
  Candidate contact || 0491 570 110 / lachie.dunne@redrock.example
  # Employment
  ** Driver, Ochre Waste, 2019 – 2021`
}

test('whoever presents somebody is nobody’s own address, also where there is no other', () => {
  const presented = 'Presented by Nicole Haverstock | (08) 5550 0142 | nicole.h@rails.example'
  expect(emailIn(`Prakash Venkataraghavan\n${presented}\n# Skills\nWelding`)).toBeUndefined()
})
