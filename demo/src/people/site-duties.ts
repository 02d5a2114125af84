import { linesOf } from './phrase.ts'

/** What nearly everybody on a site does besides their own work. */
export const siteDuties: readonly string[] = linesOf(`
  Took part in daily pre-start meetings and {weekly|fortnightly} toolbox talks
  Completed Take 5s, JHAs and permits before starting work
  Worked an {8/6|7/7|even-time} roster, {days and nights|day shift}, living in camp
  Kept the work area tidy and passed {monthly|quarterly} housekeeping inspections
  Reported hazards and near misses and followed up the actions
  Kept a clean record of {300-1900} shifts without a lost-time injury
  Helped new starters through their first {two|four|six} weeks on site
  Supported the {annual|half-yearly} shutdown, working {12|12.5} hour shifts
  Suggested a change to {handover|isolation|traffic} procedures that the site took up
  Stood in for the {leading hand|supervisor|senior} during leave
  Followed the drug, alcohol and fatigue rules of the site
  Volunteered in the emergency response team
  Wrote clear handovers for the cross shift
  Chaired the {crew|department} safety meeting for {6-18} months
  Brought a backlog of {20-90} open actions down to {2-9} in {three|five} months
  Worked with {operations|maintenance|geology} to plan around {crib|blasts|shutdowns}
  Gave a {short talk|presentation} on {hand injuries|heat|vehicle interaction} to the crew
  Used {SAP|Pronto|Ellipse} to raise requests and check stock
`)
