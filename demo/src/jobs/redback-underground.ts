import type { DemoJob } from './job.ts'
import { hourly } from './job.ts'

const tallis = {
  name: 'Tallis Underground, north-east of Kalgoorlie WA',
  lat: -30.352,
  lng: 121.951,
}
const company = 'Redback Ridge Mining'

export const redbackUnderground: readonly DemoJob[] = [
  {
    company,
    title: 'Jumbo Operators',
    roleId: 103,
    description: `
      Two of our twin-boom jumbos are short of a driver each since the Copperhead drive began. You
      bore, you bolt, and every third swing you sit beside somebody who is learning.

      ## The work
      - Development headings at 5.2 by 5.5 metres, mesh and split sets, resin where the ground asks for it
      - About 340 metres a month between two machines; nobody is paid by the cut
      - Rocket Boomer M20 with rod handling, both rebuilt this year

      ## You bring
      - Two years on a twin-boom in hard rock
      - A refresher of your confined space ticket, or the will to sit for it with us
      - Patience. The person beside you was a nipper in March.

      You keep your own room from swing to swing, and the flight leaves Perth at 5:40 on a Wednesday.
    `,
    place: tallis,
    workType: 'full_time',
    arrangement: 'fifo',
    pay: hourly(92.5),
    roster: '8:6',
    hours: '12-hour shifts, days and nights in turn',
    starts: 'asap',
    life: { listed: 6 },
    applicants: 8,
    alsoFor: [104, 101, 102, 105],
    casey: 'pending',
  },
  {
    company,
    title: 'Longhole Driller, Simba crew',
    roleId: 104,
    description: `
      Production drilling on the 480 and 505 levels: uphole rings to 28 metres, a few cable bolt
      holes, and the odd slot raise. The Simba is two years old and has a cabin you can stand up in.

      Accuracy matters more to us than metres. Our survey checks every tenth hole, and the crew has a
      barbecue when a whole stope comes in under two per cent.

      **Please have** 18 months on a longhole rig, a manual licence and a medical that is younger than
      a year.
    `,
    place: tallis,
    workType: 'full_time',
    arrangement: 'fifo',
    pay: hourly(84),
    roster: '8 days on, 6 days off',
    hours: '12 hours',
    starts: 21,
    life: { listed: 26 },
    payment: 'credit',
    applicants: 5,
    alsoFor: [103, 110],
    casey: 'rejected',
  },
  {
    company,
    title: 'Bogger and Truck Operators, all-rounders',
    roleId: 101,
    description: `
      Four people who can bog, tele-remote and truck, and who do not mind which of the three it is
      today. R2900s and MT65s. The decline is 6.1 kilometres of good road, watered.

      1. Apply here with the rate you have in mind.
      2. We ring you within a week. Alana does it herself.
      3. Medical in Perth or Kalgoorlie, at our cost.
      4. First swing: two days of induction, then a buddy until you say that you are fine.
    `,
    place: tallis,
    workType: 'full_time',
    arrangement: 'fifo',
    pay: hourly(66),
    roster: '8/6',
    hours: '12.5 hours with hot seat change',
    starts: 'asap',
    life: { listed: 64, closed: 41 },
    applicants: 9,
    alsoFor: [102, 106, 107, 108, 120, 405],
  },
  {
    company,
    title: 'Underground Shift Supervisor',
    roleId: 111,
    description: `
      Thirty-two people, three headings, two stoping blocks and one shift that is yours. You do the
      line-up, you walk the workings, and you have the last word on ground.

      We expect a Shift Supervisor certificate for underground in Western Australia and five years
      below ground, two of them leading people. Most of our shift bosses began on our own machines, so
      you will be measured against somebody who knows where every refuge chamber is.

      > The best advice that I got here: be at the portal ten minutes early, and listen.
      > Joel, shift supervisor since 2022

      Housing in Kalgoorlie is possible for a family.
    `,
    place: tallis,
    workType: 'full_time',
    arrangement: 'fifo',
    pay: 'negotiable',
    roster: '8 days on / 6 days off, 7/7 on request',
    hours: '12 hours and a handover',
    starts: 30,
    life: { listed: 47 },
    applicants: 6,
    alsoFor: [112, 104, 122],
    casey: 'approved',
  },
  {
    company,
    title: 'Underground Electricians',
    roleId: 908,
    description: `
      Five of our eleven underground electricians are apprentices or just out of their time. We look
      for two people whom they can learn from: starters, jumbo boxes, pumps to the 560, and the 11 kV
      ring once you have your switching authority.

      - WA electrical licence, unrestricted
      - HV switching is welcome, and we pay for the course when you have not done it
      - Three years in an underground mine, any commodity
    `,
    place: tallis,
    workType: 'full_time',
    arrangement: 'fifo',
    pay: hourly(88),
    roster: '8:6/7:7',
    hours: '12 hours, one swing in four on nights',
    starts: 14,
    life: { begun: 2 },
    payment: 'card to come',
  },
]
