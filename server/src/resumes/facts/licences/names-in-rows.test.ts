import { describe, expect, test } from 'vitest'
import { namesIn } from '../../testing/tickets-in.ts'

describe('tickets that no list knows are read in lines, points and tables', () => {
  test.each([
    [
      `- HR licence
- white card
- kibble winder
- slag handling lvl 2
- 4wd`,
      'Heavy Rigid (HR) | White Card | Kibble winder | Slag handling lvl 2 | 4wd',
    ],
    [
      `- white card
- u/g medical + lung function feb 26
- heights exp 2027`,
      'White Card | U/g medical + lung function | Working at Heights @2027',
    ],
    [
      `- hr truck licence
- white card
- operate kibble winder
- confined space
- perform slag rescue`,
      'Heavy Rigid (HR) | White Card | Operate kibble winder | Confined Space Entry | Perform slag rescue',
    ],
    [
      `Driving: HR
Safety: slag handling, kibble pass, white card
Site: Karri Pit slag induction 2026`,
      'Heavy Rigid (HR) | Slag handling | Kibble pass | White Card | Karri Pit slag induction',
    ],
    [
      `Driving || HR
Safety || slag handling, kibble pass, white card
Site || Karri Pit slag induction 2026`,
      'Heavy Rigid (HR) | Slag handling | Kibble pass | White Card | Karri Pit slag induction',
    ],
    [
      `Driving || HR, exp 02/2030
Safety || Slag handling 2024; kibble pass 2025; white card 2009
Site || Karri Pit slag induction 2026`,
      'Heavy Rigid (HR) @02/2030 | Slag handling | Kibble pass | White Card | Karri Pit slag induction',
    ],
    [
      `HR licence || White card || Slag handling
Kibble pass || Confined space || Gas test`,
      'Heavy Rigid (HR) | White Card | Slag handling | Kibble pass | Confined Space Entry | Gas Test Atmospheres',
    ],
    [
      `HR licence || 2030 || Slag handling || 2027
Kibble pass || 2028 || Confined space || 2027`,
      'Heavy Rigid (HR) @2030 | Slag handling @2027 | Kibble pass @2028 | Confined Space Entry @2027',
    ],
    [
      `White Card
Slag handling | Kibble pass | Ladle crane`,
      'White Card | Slag handling | Kibble pass | Ladle crane',
    ],
    [
      `03/2025 Slag handling level 2 (Kelvin Training)
04/2025 Kibble pass
2019 HR licence`,
      'Slag handling level 2 (Kelvin Training) | Kibble pass | Heavy Rigid (HR)',
    ],
    [
      `Passed slag handling in March 2025
Did the kibble pass in 2024
HR licence`,
      'Slag handling | Kibble pass | Heavy Rigid (HR)',
    ],
    [
      `HR licence
Slag handling (refresher due Feb 2027)
Kibble pass: current
Ladle crane: signed off 2025`,
      'Heavy Rigid (HR) | Slag handling @Feb 2027 | Kibble pass | Ladle crane',
    ],
    [
      `HR licence
slag handling 2027
kibble pass 2028
ladle crane`,
      'Heavy Rigid (HR) | Slag handling @2027 | Kibble pass @2028 | Ladle crane',
    ],
    [
      `HR licence
Nationally accredited slag handler
Approved kibble winder, Karri Pit
Registered ladle hand no. 4471`,
      'Heavy Rigid (HR) | Nationally accredited slag handler | Approved kibble winder, Karri Pit | Registered ladle hand',
    ],
    [
      `HR licence
Slag handling
(Kelvin Training, valid to 06/2027)
Kibble pass
(Karri Pit, valid to 07/2027)`,
      'Heavy Rigid (HR) | Slag handling | Kibble pass',
    ],
    [
      `Ticket || Number || Expiry
HR licence || 0441 || 2030
Kibble pass || 4471 || 03/2027
slag handling || || 05/2027
ladle crane || 88`,
      'Heavy Rigid (HR) @2030 | Kibble pass @03/2027 | Slag handling @05/2027 | Ladle crane',
    ],
    [
      `Ticket || Provider || Date
HR licence || DoT || 2030
Kibble pass || Winding Board || Mar 2024
Slag handling (level 2) || Kelvin || May 2025
First aid || St John || Jun 2026`,
      'Heavy Rigid (HR) @2030 | Kibble pass | Slag handling (level 2) | First Aid',
    ],
    [
      `Kibble pass || ✓
HR licence || ✓
Slag handling || ✗
Ladle crane || ✓`,
      'Kibble pass | Heavy Rigid (HR) | Ladle crane',
    ],
    [
      `HR licence || to 2030
Kibble pass || no expiry
Ladle crane / slag pot || to 2028`,
      'Heavy Rigid (HR) @2030 | Kibble pass | Ladle crane / slag pot @2028',
    ],
    [
      `HR licence || WA || 2030
Kibble pass || WA || 2027
Ladle crane || QLD || 2028`,
      'Heavy Rigid (HR) @2030 | Kibble pass @2027 | Ladle crane @2028',
    ],
    [
      `2030 || HR licence
2027 || Kibble pass
2028 || Ladle crane`,
      'Heavy Rigid (HR) @2030 | Kibble pass @2027 | Ladle crane @2028',
    ],
    [
      `HR licence || Current
Kibble pass || Current
Ladle crane || Expired 2024
Slag handling || Booked March 2027`,
      'Heavy Rigid (HR) | Kibble pass | Ladle crane @2024',
    ],
    [
      `- HR licence, MC on a learner permit
- Kibble pass`,
      'Heavy Rigid (HR) | Kibble pass',
    ],
    [
      `- Current HR licence
- Current kibble pass
- Up-to-date slag handling
- In-date ladle crane`,
      'Heavy Rigid (HR) | Kibble pass | Slag handling | Ladle crane',
    ],
    [
      `- HR licence.
- Kibble pass.
- Slag handling, March 2025.
- Ladle crane, which I use every day.`,
      'Heavy Rigid (HR) | Kibble pass | Slag handling | Ladle crane',
    ],
    [
      `[x] HR licence
[x] Kibble pass
[ ] Ladle crane`,
      'Heavy Rigid (HR) | Kibble pass',
    ],
    [
      `HR licence: yes
Kibble pass: yes
Ladle crane: no
Slag handling: yes, 2025`,
      'Heavy Rigid (HR) | Kibble pass | Slag handling',
    ],
    [
      `Kelvin Training 2025
- Kibble pass
- Slag handling
St John 2026
- First aid
- CPR`,
      'Kibble pass | Slag handling | First Aid | CPR',
    ],
    [
      `HR
Kibble pass
S.L.H.
LCX`,
      'Heavy Rigid (HR) | Kibble pass | SLH | LCX',
    ],
  ])('%s', (typed, names) => {
    expect(namesIn(typed)).toBe(names)
  })
})

test.each([
  ['F.L.T || exp May 27\nHR licence || exp 11/2030', 'FLT @May 27 | Heavy Rigid (HR) @11/2030'],
  [
    'Kibble winder RIIXYZ323E || SOA 18/6/2019\nHR licence',
    'Kibble winder RIIXYZ323E | Heavy Rigid (HR)',
  ],
  [
    'Kibble winder RIIXYZ323E || KW-58210 || 16/08/2027\nHR licence || 0441 || 2030',
    'Kibble winder RIIXYZ323E @16/08/2027 | Heavy Rigid (HR) @2030',
  ],
  [
    'MSMXYZ300 Issue hot slag permits || Kelvin || 12 Feb 2026\nHR licence',
    'MSMXYZ300 Issue hot slag permits | Heavy Rigid (HR)',
  ],
  [
    'Work safely at kilns\nCode: RIIKLN204E || Issued: 12/05/2026\nHR licence',
    'Work safely at kilns | Heavy Rigid (HR)',
  ],
  [
    '(no expiry) Slag pot handling\n(01/2028) MR licence',
    'Slag pot handling | Medium Rigid (MR) @01/2028',
  ],
])('what is told of a unit or before a name is no part of it: %j', (typed, names) => {
  expect(namesIn(typed)).toBe(names)
})
