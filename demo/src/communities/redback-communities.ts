import type { DemoCommunity } from './community.ts'

/** Of the company that the demo signs in as; the demo's own contractor stands in each in another way. */
export const redbackCommunities: readonly DemoCommunity[] = [
  {
    company: 'Redback Ridge Mining',
    title: 'Underground operators, Tallis',
    place: { name: 'Kalgoorlie WA', lat: -30.749, lng: 121.466 },
    openedDaysAgo: 96,
    hiringInDays: 45,
    workType: 'either',
    rate: 62,
    rateType: 'hourly',
    description: `
      We fill most underground jobs from this pool before we post them. Join with one tap, tell us
      which machine you run, and we write to you when a panel comes up.

      ## What comes up most
      - Bogger and truck operators on 8 on, 6 off
      - Nippers who want to learn a machine
      - Jumbo operators, **two or three a year**
    `,
    requirements: ['Police check', 'Coal or hard rock medical, not older than two years'],
    qualifications: [
      'Working at Heights',
      'Bogger',
      'Underground truck',
      'HR licence',
      'First aid',
      'S26',
    ],
    roles: [101, 102, 103, 104, 105, 111, 118],
    members: 26,
    casey: 'Accepted',
    thread: [
      [
        'company',
        'Hi Casey, we have two seats on the bogger from the third week of next month. 8 on, 6 off, days first. Are you interested?',
      ],
      ['contractor', 'Yes, very much. I am on a job until the 12th. Would the 18th be too late?'],
      ['company', 'The 18th works. Could you send me your medical before then?'],
    ],
  },
  {
    company: 'Redback Ridge Mining',
    title: 'Mill reline crew, autumn',
    project: 'Mill reline, autumn',
    place: { name: 'Kalgoorlie WA', lat: -30.69, lng: 121.6 },
    openedDaysAgo: 34,
    hiringInDays: 80,
    workType: 'contract',
    rate: 84,
    rateType: 'hourly',
    description: `
      Fitters, boilermakers and riggers for twelve days in autumn, two shifts of twelve hours.
      Flights from Perth, single rooms with ensuite, tools of your own.

      Whoever was with us in the last reline is asked first.
    `,
    requirements: [
      'Own hand tools',
      'Confined space, not older than two years',
      'Drug and alcohol test on arrival',
    ],
    qualifications: ['Confined space', 'Working at Heights', 'Rigging', 'High risk licence'],
    roles: [901, 902, 903, 904, 905, 906, 909, 910, 912, 407, 917],
    members: 22,
    askedDaysAgo: 4,
    casey: 'Under Review',
  },
  {
    company: 'Redback Ridge Mining',
    title: 'Copperhead portal and decline',
    project: 'Copperhead early works',
    place: { name: 'Copperhead, Goldfields WA', lat: -30.86, lng: 121.78 },
    openedDaysAgo: 12,
    hiringInDays: 60,
    workType: 'contract',
    rate: 950,
    rateType: 'daily',
    description: `
      A crew from the first cut of the portal on: jumbo, shotcrete, cable bolting, supervision. It
      starts once the board has said yes, which we expect within six weeks.
    `,
    requirements: [],
    qualifications: ['Jumbo', 'Shotcrete', 'Cable bolting', 'Shift supervisor'],
    roles: [103, 104, 105, 111, 112, 113, 115],
    members: 9,
  },
  {
    company: 'Redback Ridge Mining',
    title: 'Graduates and trainees',
    place: { name: 'Perth WA', lat: -31.953, lng: 115.857 },
    openedDaysAgo: 140,
    hiringInDays: 20,
    workType: 'permanent',
    rate: 78_000,
    rateType: 'annually',
    description:
      'Twelve people a year start with us with no time underground. This is where they come from.',
    requirements: ['C class driver licence'],
    qualifications: [],
    roles: [113, 116, 117, 607, 609, 106, 120],
    members: 14,
    status: 'paused',
    casey: 'Declined',
  },
  {
    company: 'Redback Ridge Mining',
    title: 'Camp and kitchen relief, winter',
    place: { name: 'Laverton WA' },
    openedDaysAgo: 230,
    hiringInDays: -40,
    workType: 'contract',
    rate: 41.5,
    rateType: 'hourly',
    description: 'Chefs, utilities and bus drivers who filled in over winter. Thank you all.',
    requirements: [],
    qualifications: ['Food safety', 'MR licence'],
    roles: [809, 805, 808, 1004, 915],
    members: 7,
    status: 'closed',
  },
]
