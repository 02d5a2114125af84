import { listed } from '../phrase.ts'

/** Cards and units that go with whole kinds of work. */
export const surfaceTickets = listed(
  'Coal Board Medical, Standard 11 Induction, HR Driver Licence, First Aid (HLTAID011), Working at Heights (RIIWHS204E), National Police Check',
)

export const undergroundTickets = listed(
  'Work Safely in an Underground Mine, First Aid (HLTAID011), Work at Heights (RIIWHS204E), MR Driver Licence, White Card (CPCCWHS1001), Self-Rescuer Training',
)

export const tradeTickets = listed(
  'White Card (CPCCWHS1001), Confined Space Entry (RIIWHS202E), Working at Heights (RIIWHS204E), EWP over 11 m (WP), Forklift (LF), Gas Test Atmospheres (MSMWHS217), First Aid (HLTAID011)',
)

export const officeTickets = listed(
  'C Driver Licence, First Aid (HLTAID011), National Police Check',
)

export const fieldTickets = listed(
  'C Driver Licence (manual), 4WD Operations, Senior First Aid (HLTAID011), National Police Check, White Card (CPCCWHS1001)',
)
