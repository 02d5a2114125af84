import { expect, test } from 'vitest'
import { ticketsIn } from '../../testing/tickets-in.ts'

test('a number of the shape of a model is no machine', () => {
  const typed = `
    Ticket || Number || Issued
    Conduct haul truck operations RIIMPO338E || KS-1190 || 20/06/2022
    Front end loader RIIMPO321F || KS-1244 || 03/11/2023`
  expect(ticketsIn(typed)).toEqual([
    'Haul Truck | KS-1190 | 20/06/2022',
    'Front End Loader | KS-1244 | 03/11/2023',
  ])
})

test('what a machine is called besides parts it from no VOC, and for how long that lasts is no machine', () => {
  expect(ticketsIn('Skid steer (bobcat) VOC || 04/2026 (3 yr)')).toEqual([
    'Skid Steer |  | 04/2026 | 3 yr',
  ])
})
