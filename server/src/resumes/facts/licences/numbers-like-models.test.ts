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
