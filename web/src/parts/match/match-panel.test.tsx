// @vitest-environment jsdom
import type { Match } from '@headframe/wire'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { expectNoViolations } from '../../ui/testing/axe.ts'
import { mount } from '../../ui/testing/mount.ts'
import { MatchPanel } from './match-panel.tsx'
import { MatchStrip } from './match-strip.tsx'

const match: Match = {
  score: 72,
  lacking: [],
  checks: [
    check('work_rights', 'pass', 'May work in Australia: Citizen'),
    check(
      'start_date',
      'unknown',
      'Nothing is said about when the work could begin',
      'availability',
    ),
    check('rate', 'fail', '$60 an hour offered, $75 an hour asked for', 'profile'),
    check('roster', 'unknown', 'No wish about rosters has been set', 'wishes'),
    check('location', 'pass', 'FIFO is one of your ways to work'),
    check('work_type', 'pass', 'Full Time is what you look for'),
  ],
  reasons: [
    {
      text: 'Worked as HD Fitter for 7 years, up to today',
      job: { source: 'job', field: 'title', text: 'Diesel Fitter', start: 0, end: 13 },
      person: { source: 'resume', field: 'text', text: 'HD Fitter', start: 20, end: 29 },
    },
  ],
  missing: [{ text: 'Confined Space Entry is asked for', job: null, mend: 'resume' }],
  improve: ['Add Confined Space Entry to your profile if you hold it.'],
}

function check(
  key: Match['checks'][number]['key'],
  result: Match['checks'][number]['result'],
  text: string,
  mend: Match['checks'][number]['mend'] = null,
): Match['checks'][number] {
  return { key, result, text, evidence: null, person: null, mend }
}

async function show(content: () => React.ReactNode) {
  const routeTree = createRootRoute({ component: () => <main>{content()}</main> })
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  // The product's router is another one.
  mount(<RouterProvider router={router as never} />)
  return screen.findByRole('main')
}

test('the panel tells the score, what speaks for it with its words, the terms and how to mend them', async () => {
  const main = await show(() => <MatchPanel match={match} title="Why you" />)

  expect(within(main).getByRole('heading', { name: 'Why you' })).toBeTruthy()
  expect(main.textContent).toContain('72of 100')
  expect(main.textContent).toContain('Title: “Diesel Fitter”'.replaceAll(/[“”]/g, ''))
  expect(main.textContent).toContain('Resume: HD Fitter')
  expect(within(main).getAllByText('$60 an hour offered, $75 an hour asked for')).toHaveLength(2)
  const links = within(main).getAllByRole('link', { hidden: true })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    expect.arrayContaining([
      '/contractor/job-wishes',
      '/contractor/profile/edit#availability',
      '/contractor/profile/edit#rate',
    ]),
  )
  await expectNoViolations(main)
})

test('what is asked for and not held stands before all that speaks for somebody, and in the word for the score', async () => {
  const lacking = ['Heavy Rigid (HR)', 'White Card']
  const main = await show(() => <MatchPanel match={{ ...match, lacking }} title="Why Ash" />)
  const told = main.textContent
  expect(told).toContain('Strong but for 2 tickets')
  const at = told.indexOf('Asked for and not held: Heavy Rigid (HR), White Card')
  expect(at).toBeGreaterThan(0)
  expect(at).toBeLessThan(told.indexOf('Worked as HD Fitter'))
})

test.each([
  ['work_rights', 'unknown', 'Say what right to work you have', 'visa_status'],
  ['rate', 'fail', 'Change the rate you ask for', 'rate'],
  ['rate', 'unknown', 'Say which rate you ask for', 'rate'],
  ['location', 'unknown', 'Check your suburb', 'suburb'],
] as const)('%s that is %s is mended in its own field', async (key, result, label, field) => {
  const checks = [check(key, result, 'Told', 'profile')]
  const main = await show(() => <MatchPanel match={{ ...match, checks }} title="Why you" />)
  const [link] = within(main).getAllByRole('link', { name: label, hidden: true })
  expect(link?.getAttribute('href')).toBe(`/contractor/profile/edit#${field}`)
})

test('what nobody can mend by themselves leads nowhere', async () => {
  const checks = [check('start_date', 'unknown', 'Free from 15 January 2027')]
  const main = await show(() => <MatchPanel match={{ ...match, checks }} title="Why you" />)
  expect(within(main).queryAllByRole('link', { hidden: true })).toEqual([])
})

test('a company, who can mend nothing, is led nowhere', async () => {
  const checks = match.checks.map((one) => ({ ...one, mend: null }))
  const main = await show(() => (
    <MatchPanel match={{ ...match, checks, improve: [] }} title="Why Ash" />
  ))
  expect(within(main).queryAllByRole('link', { hidden: true })).toEqual([])
  expect(main.textContent).not.toContain('What would change it')
})

const sign = (name: HTMLElement | undefined) => name?.closest('li')?.querySelector('svg')?.innerHTML

test('that somebody may not work here looks different from all that can be talked about', async () => {
  const checks = [check('work_rights', 'fail', 'Told'), check('rate', 'fail', 'Told')]
  const main = await show(() => <MatchPanel match={{ ...match, checks }} title="Why Ash" />)

  const [rights] = within(main).getAllByText('Right to work')
  const [rate] = within(main).getAllByText('Rate')
  expect(rights?.textContent).toBe('Right to work does not fit, which is decisive')
  expect(rate?.textContent).toBe('Rate does not fit')
  expect(sign(rights)).not.toBe(sign(rate))
})

test.each([
  [
    { score: 72, lacking: [], failed: [], reason: 'Holds: White Card' },
    'Strong match · 72Holds: White Card',
  ],
  [
    { score: 45, lacking: [], failed: ['rate', 'roster'], reason: null },
    'Fair match · 45Rate and roster do not fit',
  ],
  [
    { score: 80, lacking: ['HR', 'EWP', 'LF'], failed: ['rate'], reason: 'Drove trucks' },
    'Strong but for 3 tickets · 80Asked for and not held: HR, EWP and 1 moreDrove trucksRate does not fit',
  ],
  [
    { score: 50, lacking: ['HR'], failed: [], reason: null },
    'Fair match · 50Asked for and not held: HR',
  ],
  [{ score: 3, lacking: ['HR'], failed: [], reason: 'The same industry: Mining' }, ''],
  [{ score: 3, lacking: [], failed: [], reason: 'The same industry: Mining' }, ''],
  [{ score: 3, lacking: [], failed: ['rate'], reason: null }, 'Rate does not fit'],
  [
    { score: 3, lacking: [], failed: ['work_rights', 'rate', 'roster'], reason: null },
    'Right to work does not fitRate and roster do not fit',
  ],
  [null, ''],
] as const)('on a card %j is told as %s', async (short, words) => {
  const shown = short && { ...short, lacking: [...short.lacking], failed: [...short.failed] }
  const main = await show(() => <MatchStrip match={shown} />)
  expect(main.textContent).toBe(words)
})
