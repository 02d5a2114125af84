import { expect, test } from 'vitest'
import { jobsIn } from '../../../testing/jobs-in.ts'
import { ticketsIn } from '../../../testing/tickets-in.ts'

test('what stands behind an empty line begins a job, whatever its first title sounds like', () => {
  const typed = `
    # Career history
    Laptops and printers (work placement, then casual)
    Plainspeak Managed, Mawson Lakes
    Feb 2025 - Present (10 months)
    Level one calls for thirty small businesses and two schools, and a how-to about scanning.

    Assistant Store Manager
    Tradie's Barn Parafield
    Jul 2020 - Jan 2025 (4 years 7 months)
    Trade desk, rosters for 28, cash office, key holder.

    Department Supervisor - Timber and Building
    Tradie's Barn Parafield
    Nov 2017 - Jul 2020 (2 years 9 months)
    Stock, cutting and delivery bookings.

    Crew Trainer
    Burger Galaxy
    2012 - 2014 (2 years)
    Front counter and drive through.`
  expect(jobsIn(typed)).toEqual([
    'Laptops and printers | Plainspeak Managed |  | 2/2025 – now',
    "Assistant Store Manager | Tradie's Barn Parafield |  | 7/2020 – 1/2025",
    "Department Supervisor | Tradie's Barn Parafield |  | 11/2017 – 7/2020",
    'Crew Trainer | Burger Galaxy |  | 2012 – 2014',
  ])
})

test('empty lines between points are no beginning of a job', () => {
  const typed = `
    # Work
    Driller, Boart Longyear
    2021 - 2024

    Ran a rig with two offsiders on nights

    Offsider, Top Drill
    2019 - 2021

    Rods, mud and samples

    Trades assistant, Monadelphous
    2017 - 2019

    Fetched and carried`
  expect(jobsIn(typed)).toEqual([
    'Driller | Boart Longyear |  | 2021 – 2024',
    'Offsider | Top Drill |  | 2019 – 2021',
    'Trades assistant | Monadelphous |  | 2017 – 2019',
  ])
})

test('an issuer in smaller letters below a ticket is told of it, and its dates are those of the ticket', () => {
  const typed = `
    Licence to perform high risk work - LF Forklift
    _ SafeWork SA
    _ Issued Aug 2018 - Expires Aug 2028
    Provide First Aid HLTAID011
    _ St Barnabas Ambulance
    _ Issued Apr 2023 - Expires Apr 2026
    Working with Children Check
    _ DHS Screening Unit
    _ Issued Dec 2024 - Expires Dec 2029`
  expect(ticketsIn(typed)).toEqual([
    'Forklift |  | Aug 2018 | Aug 2028 | SafeWork SA | SA',
    'First Aid |  | Apr 2023 | Apr 2026 | St Barnabas Ambulance',
    'Working with Children Check |  | Dec 2024 | Dec 2029 | DHS Screening Unit',
  ])
})
