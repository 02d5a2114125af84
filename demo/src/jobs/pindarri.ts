import type { DemoJob } from './job.ts'
import { daily, hourly } from './job.ts'

const rustler = { name: 'Rustler Hub, Newman WA', lat: -23.334, lng: 119.352 }
const jamTinHill = { name: 'Jam Tin Hill, Tom Price WA', lat: -22.812, lng: 117.955 }
const portHedland = { name: 'Port Hedland WA', lat: -20.312, lng: 118.614 }
const company = 'Pindarri Iron'

export const pindarri: readonly DemoJob[] = [
  {
    company,
    title: 'Trainee Haul Truck Operators, Jam Tin Hill',
    roleId: 106,
    description: `
      Thirty-eight trucks at Jam Tin Hill still have a person in them, and we mean to keep it so until
      at least 2031. Every intake is fifteen people. The last one had a hairdresser, two shearers and a
      former goalkeeper.

      No experience needed. Good judgement needed a lot: 230 tonnes do not stop quickly.

      - Ten weeks of training, half of them in the simulator at Welshpool
      - Flights from Perth or Busselton
      - After a year: dozer, grader or loader, in the order of who asked first
    `,
    place: jamTinHill,
    workType: 'full_time',
    arrangement: 'fifo',
    pay: 'award',
    roster: '8 days on, 6 off',
    hours: '12 hours; four days, four nights',
    starts: 45,
    life: { listed: 3 },
    applicants: 12,
    alsoFor: [607, 609, 801, 805, 915],
  },
  {
    company,
    title: 'Boilermakers and Rigger-Welders, shutdown 3 of 6',
    roleId: 904,
    description: `
      Nine days, 260 people, one primary crusher. The dates have been out since last December and will
      not move.

      ## Scope
      1. Crusher relines, top and bottom shell
      2. Two transfer chutes replaced, CV104 and CV107
      3. Apron feeder pans, 61 of them
      4. Whatever the inspection finds, which is always something

      Night shift pays 15 per cent more. Who does three of the six shuts in a year gets first call on
      permanent crews.
    `,
    place: rustler,
    workType: 'casual',
    arrangement: 'fifo',
    pay: hourly(69),
    roster: '2 weeks on, 2 off',
    hours: '12.5 hours with handover',
    starts: 24,
    project: {
      description: 'Planned shutdown of the Rustler primary crusher and its two transfer stations.',
      timeframe: '9 days',
      stage: 'Execution',
      teamSize: '260',
      budget: '$18 million',
    },
    life: { listed: 24 },
    applicants: 8,
    alsoFor: [903, 909, 912, 407],
  },
  {
    company,
    title: 'Autonomous Haulage Controller',
    roleId: 111,
    description: `
      You sit in Perth with four screens and a window, and 54 trucks do what you say 1,100 kilometres
      away. It is closer to air traffic control than to driving.

      People who were good at it before came from dispatch, from pits, from signal boxes and from one
      very large card room. We test attention, not typing.
    `,
    place: { name: 'East Perth WA', lat: -31.957, lng: 115.874 },
    workType: 'full_time',
    arrangement: 'office',
    pay: hourly(63.5),
    roster: '4 on 4 off',
    hours: '12 hours, days and nights',
    starts: 30,
    life: { listed: 15 },
    applicants: 6,
    alsoFor: [106, 808, 802],
  },
  {
    company,
    title: 'Auto Electricians, light and heavy vehicles',
    roleId: 902,
    description: `
      The fleet at Rustler has no drivers, which means that it has 3,100 sensors. When one of them is
      wrong a truck stops and waits for you.

      Fault finding on CAN bus, lidar brackets that shake loose, air conditioning, and the ordinary
      lights of ordinary utes. You need an auto electrical trade and a refrigerant licence. We teach
      the autonomy part over four swings.
    `,
    place: rustler,
    workType: 'full_time',
    arrangement: 'fifo',
    pay: hourly(72),
    roster: '8:6',
    hours: '12 hours',
    starts: 'asap',
    life: { listed: 29 },
    applicants: 4,
    alsoFor: [901, 906, 907],
  },
  {
    company,
    title: 'Train Driver, ore services',
    roleId: 802,
    description: `
      Two hundred and thirty-six cars, three locomotives, 2.4 kilometres from your window to the last
      coupling. Newman to the coast and back, with a rest at Redmont.

      Certificate IV in Train Driving, or a current driver from any heavy haul line who wants to come
      over. Route knowledge takes about fourteen weeks here because the grades are not kind.
    `,
    place: portHedland,
    workType: 'full_time',
    arrangement: 'fifo',
    pay: 'undisclosed',
    roster: '2 weeks on 2 weeks off',
    hours: '12 hours at most, by the fatigue plan',
    starts: 50,
    life: { listed: 58 },
    applicants: 3,
    alsoFor: [801, 803],
  },
  {
    company,
    title: 'Port Operators, stockyard and shiploader',
    roleId: 803,
    description: `
      Stackers, reclaimers and one shiploader that fills a 200,000 tonne vessel in twenty-six hours.
      Control room and field in turn, so that nobody forgets what the belts look like up close.

      - Residential in Port Hedland, with a three- or four-bedroom house at a rent you will not find
        anywhere else in town
      - Cyclone season is part of it
      - MSIC card before you start; we pay
    `,
    place: portHedland,
    workType: 'full_time',
    arrangement: 'office',
    pay: daily(640),
    roster: '4 days on 4 days off',
    hours: '12 hours',
    starts: 20,
    life: { listed: 8 },
    applicants: 4,
    alsoFor: [802, 808],
  },
  {
    company,
    title: 'Maintenance Superintendent, fixed plant',
    roleId: 918,
    description: `
      Forty-eight people, one plant that made its name tags in 1998 and one that was commissioned last
      spring. Availability was 91.6 per cent; the plan says 93, and the plan was written by us.

      You report to the general manager at Rustler and have a budget of $74 million.
    `,
    place: rustler,
    workType: 'full_time',
    arrangement: 'fifo',
    pay: daily(1280),
    roster: '8/6',
    starts: 60,
    life: { listed: 96, closed: 71 },
    applicants: 3,
    alsoFor: [917, 509, 902],
  },
]
