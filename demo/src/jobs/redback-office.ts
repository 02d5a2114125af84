import type { DemoJob } from './job.ts'
import { daily, hourly } from './job.ts'

const kalgoorlie = { name: 'Kalgoorlie WA', lat: -30.751, lng: 121.47 }
const mill = { name: 'Redback Ridge Mill, Kalgoorlie WA', lat: -30.338, lng: 121.921 }
const copperhead = { name: 'Copperhead, north-east of Kalgoorlie WA', lat: -30.43, lng: 121.95 }
const company = 'Redback Ridge Mining'

export const redbackOffice: readonly DemoJob[] = [
  {
    company,
    title: 'Study Engineer, Copperhead',
    roleId: 113,
    description: `
      The feasibility study for our second underground mine needs a mining engineer who stays with it
      from the first schedule to the first blast.

      You own the mine design and the cost model. Around you are a geotechnical engineer, a ventilation
      consultant two days a week, and an owner's team that has built one of these before. The board
      decides next September.

      **What makes somebody good at this:** you have cut a schedule in half and said so, and you can
      draw a stope with a pencil.
    `,
    place: copperhead,
    workType: 'contract',
    contractLength: '18 months',
    arrangement: 'hybrid',
    pay: daily(1150),
    roster: '4 days on, 3 off',
    hours: '10 hours on site, 8 in the office',
    starts: 42,
    project: {
      description: `Feasibility of a second underground mine on the Copperhead deposit, eleven
        kilometres south of the mill: a portal, a 3.8 kilometre decline, and 620,000 tonnes of ore a
        year for nine years.`.replaceAll(/\s+/g, ' '),
      timeframe: 'Study until September, early works from October',
      stage: 'Feasibility',
      teamSize: '14 in the owner’s team',
      budget: '$11.5 million for the study',
    },
    life: { listed: 4 },
    payment: 'credit',
    applicants: 4,
    alsoFor: [114, 115, 403],
  },
  {
    company,
    title: 'Geotechnical Engineer, underground and open pit',
    roleId: 115,
    description: `
      Our ground control plan is good and eleven months old. Both are reasons to ring us.

      You look after 96 kilometres of development, two pit walls with radar, and a wall of core that
      waits for somebody who likes it. You have a vote in every stope note. The consultant comes four
      times a year and is called Birgit.
    `,
    place: mill,
    workType: 'full_time',
    arrangement: 'fifo',
    pay: 'market_rate',
    roster: '7/7',
    starts: 60,
    life: { listed: 52 },
    applicants: 3,
    alsoFor: [113, 114],
  },
  {
    company,
    title: 'Senior Metallurgist',
    roleId: 119,
    description: `
      2.4 million tonnes a year through one SAG mill, one ball mill and six leach tanks, at 93.1 per
      cent recovery. Underground ore is getting harder and a touch more refractory, so the 93.1 will
      not stay by itself.

      ### In your first half year
      - Close the gravity circuit audit that your predecessor began
      - Cyanide: 0.41 kilograms a tonne is too much, and we think that we know where it goes
      - Bring two graduates to the point where they argue with you
    `,
    place: mill,
    workType: 'full_time',
    arrangement: 'fifo',
    pay: daily(890),
    roster: '7 days on, 7 days off (even time)',
    hours: '12 hours, days',
    starts: 30,
    life: { listed: 88, closed: 63 },
    payment: 'credit and card',
    applicants: 3,
    alsoFor: [503, 120],
  },
  {
    company,
    title: 'Emergency Services Officer',
    roleId: 1003,
    description: `
      Keep the truck, the gear and forty volunteers ready. Draft: Tom to add the Copperhead portal.
    `,
    place: kalgoorlie,
    workType: 'full_time',
    arrangement: 'fifo',
    life: { begun: 9 },
  },
  {
    company,
    title: 'Mine Surveyor',
    roleId: 117,
    description: `
      Underground pick-ups with a scanner that fits in a backpack, end-of-month volumes for two pits,
      and a control network that you may rebuild the way you would have built it.

      An authorised mine surveyor's certificate for WA, or within a year of it.
    `,
    workType: 'full_time',
    pay: hourly(71),
    roster: '8/6',
    life: { begun: 20 },
    payment: 'card declined',
  },
  {
    company,
    title: 'Jumbo Operator, Mirage Lake trial mining',
    roleId: 103,
    description: `
      Six months of trial mining at Mirage Lake: one jumbo, one bogger, one truck, eleven people and a
      camp of caravans that is better than it sounds. The first ore of a new field is a thing that few
      drivers see. You would be the one who breaks it.
    `,
    place: { name: 'Mirage Lake, Menzies WA', lat: -29.55, lng: 121.31 },
    workType: 'contract',
    contractLength: '6 months',
    arrangement: 'fifo',
    pay: hourly(99),
    roster: '2:1',
    hours: '12 hours, days only',
    starts: 10,
    project: {
      description:
        'Trial mining of 38,000 tonnes to learn how the Mirage Lake ore breaks and mills.',
      timeframe: '6 months',
      stage: 'Trial mining',
      teamSize: '11',
    },
    life: { listed: 70, closed: 66 },
    payment: 'refunded',
    applicants: 1,
    casey: 'pending',
  },
]
