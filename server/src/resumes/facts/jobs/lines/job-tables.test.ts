import { expect, test } from 'vitest'
import { jobsIn } from '../../../testing/jobs-in.ts'

test('between when a job began and ended may stand whom it was for', () => {
  expect(
    jobsIn(`
      # Work
      Position || From || Company || To || Notes
      Senior Operator || Aug-21 || Acme Mining || now || Port
      Control Room Operator || Mar-16 || Beta Group || Jul-21 || Trains
      Plant Operator || 2007 || Gamma Alumina || 2011`),
  ).toEqual([
    'Senior Operator | Acme Mining |  | 8/2021 – now',
    'Control Room Operator | Beta Group |  | 3/2016 – 7/2021',
    'Plant Operator | Gamma Alumina |  | 2007 – 2011',
  ])
})

test('the heads of a table of jobs end whatever stood above', () => {
  const typed = `
    # Tickets
    Ticket || No. || Got it || Exp
    White card || 7711 || Feb-09
    Posi track || 8812 || Jul-15
    From || To || Company || Project || Job || What
    Apr-26 || Nov-26 || Acme Solar || Goulburn 585MW || Pile driver operator || Piles
    Jun-25 || Mar-26 || Beta Group || Culcairn || Tracker installer || Tubes`
  expect(jobsIn(typed)).toEqual([
    'Pile driver operator | Acme Solar |  | 4/2026 – 11/2026',
    'Tracker installer | Beta Group |  | 6/2025 – 3/2026',
  ])
})

test('in a sheet the heading of the work may be in the first head of its table', () => {
  expect(
    jobsIn(`
      # Tickets
      Ticket || Class || Number || Issued || Expires
      Driver licence || HC || 6620418 || Apr-03 || Sep-28
      ** WORK HISTORY; Company || From || To || Position || Roster
      Freo Group || Mar-21 || now || Crane Operator || 2/1
      Boom Logistics || Aug-17 || Feb-21 || Crane Operator || 2/1`),
  ).toEqual([
    'Crane Operator | Freo Group |  | 3/2021 – now',
    'Crane Operator | Boom Logistics |  | 8/2017 – 2/2021',
  ])
})

test('a table of what was done, below jobs, is none of jobs, and its heads are no labels', () => {
  const typed = `
    # Work
    ** 07/2013 – 12/2017 || Rigger, Acme Construction
    - pipe rack, strand jacks
    ** 2006 – 2009 Deckhand, MV Cape Heron
    When || Where || Job || Shift
    Feb 26, 3 wks || Alcoa Pinjarra || Digester vessel internals || days
    Nov 25, 2 wks || Roy Hill || HGMS plant and scrubber || nights`
  expect(jobsIn(typed)).toEqual([
    'Rigger | Acme Construction |  | 7/2013 – 12/2017',
    'Deckhand | MV Cape Heron |  | 2006 – 2009',
  ])
})
