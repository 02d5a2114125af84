import { expect, test } from 'vitest'
import { readFacts } from '../read-facts.ts'
import { typedResume } from '../../testing/typed-resume.ts'

const asOf = new Date('2026-11-24T00:00:00Z')

function read(rest: string) {
  const { jobs, licences } = readFacts(
    typedResume(`
      ! Dallas Whitten
      Port Hedland WA 6721 || dallas@whitten.example

      # Work history
      Mar 2021 – present || Train Driver, Pilbara Ore Rail, Port Hedland
      - Loaded trains of 250 wagons
      2014 – Feb 2021 || Prison Officer, Corrections, Perth
      - Unit and control room

      ${rest}`),
    { asOf },
  )
  return {
    jobs: jobs.map(({ title }) => title),
    tickets: licences.map(({ name, expiry }) => `${name} @${expiry}`),
  }
}

const work = ['Train Driver', 'Prison Officer']

test('rows that end after today are tickets, below whatever heading, and whoever issued them is no employer', () => {
  expect(
    read(`
      # What I may drive
      Forklift || Ironbark Training || 03/2024 – 03/2029
      Loaded trains, mainline || Pilbara Ore Rail || 2025 – 2028
      Protection officer level 2 || Railcraft || 06/2026 – 06/2028
      Track vehicle || Railcraft || 2019`),
  ).toEqual({
    jobs: work,
    tickets: [
      'Forklift @03/2029',
      'Loaded trains, mainline @2028',
      'Protection officer level 2 @06/2028',
      'Track vehicle @null',
    ],
  })
})

test('so they are in a language that no list is in', () => {
  const { jobs, tickets } = read(`
    # Was ich darf
    ISO 9606-1 135 P FW || TÜV Nord || 05/2025 || 05/2028
    Ersthelfer || DRK || 09/2025 || 09/2027
    Atemschutz || BAD || 02/2025 || 02/2028
    Dokument 018 || DEKRA || 06/2019 || 06/2029`)
  expect(jobs).toEqual(work)
  expect(tickets).toHaveLength(4)
  expect(tickets).toContain('Ersthelfer @09/2027')
})

test('jobs below such a heading stay jobs, and so do some that are promised', () => {
  expect(
    read(`
      # Besides
      2024 – 2027 || Consultant, Redgum Iron, Perth
      2012 – 2014 || Deckhand, Wandoo Fisheries, Esperance
      2010 – 2012 || Labourer, Jarrah Civil, Perth`).jobs,
  ).toEqual(expect.arrayContaining([...work, 'Consultant', 'Deckhand', 'Labourer']))
})

test('what is owned or paid for until then is no ticket', () => {
  expect(
    read(`
      # Grants
      2024 – 2027 || Ore sorting, $40,000
      2025 – 2028 || Dust, $25,000
      2025 – 2029 || Forklift safety, $12,000
      2026 – 2029 || Water, $18,000`).tickets,
  ).toEqual([])
})
