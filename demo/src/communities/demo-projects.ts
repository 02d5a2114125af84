import type { DemoProject } from './community.ts'

export const demoProjects: readonly DemoProject[] = [
  {
    company: 'Redback Ridge Mining',
    name: 'Copperhead early works',
    summary:
      'Boxcut, second portal and 400 metres of decline, eleven kilometres south of the mill. Camp of 90 beds.',
    budget: 38_500_000,
    startsInDays: 75,
    length: '6-12 months',
  },
  {
    company: 'Redback Ridge Mining',
    name: 'Mill reline, autumn',
    summary: 'SAG and ball mill relines, thickener rake and two conveyor belts, in twelve days.',
    budget: 4_200_000,
    startsInDays: 110,
    length: '1-2 weeks',
  },
  {
    company: 'Thornbill Copper',
    name: 'Concentrator upgrade',
    summary: 'New flotation cells and a filter, while the old line goes on.',
    budget: null,
    startsInDays: 60,
    length: '3-6 months',
  },
  {
    company: 'Galah Hill Lithium',
    name: 'Train 2 commissioning',
    summary: 'From dry commissioning of the second train to its first on-spec product.',
    budget: 12_750_000,
    startsInDays: 40,
    length: '3-6 months',
  },
]
