import { describe, expect, test } from 'vitest'
import type { Link } from '../../resume-text.ts'
import { makePdf } from '../../testing/make-pdf.ts'
import { typedResume } from '../../testing/typed-resume.ts'
import { readText } from '../../text/read-text.ts'
import { readFacts } from '../read-facts.ts'

const asOf = new Date('2026-11-21T00:00:00Z')

function factsOf(typed: string, extras?: { links?: Link[]; author?: string; fileName?: string }) {
  const properties = extras?.author ? { author: extras.author } : {}
  const text = typedResume(typed, { links: extras?.links, properties })
  return readFacts(text, { asOf, fileName: extras?.fileName })
}

describe('a name', () => {
  test.each([
    ['! JOHN O’BRIEN', 'John O’Brien'],
    ['! Dean Harcourt', 'Dean Harcourt'],
    ['! Mason Cooper', 'Mason Cooper'],
    ['** Emily Sands', 'Emily Sands'],
    ['! Hello, I’m Marnie Ostrowski', 'Marnie Ostrowski'],
    ['Gmail\nAnn Lee\n1 message', 'Ann Lee'],
    ['! Tamika\n! RUSHLEY-BOYLE', 'Tamika Rushley-Boyle'],
    ['! Jaxon Purcell-Wirra RESUME', 'Jaxon Purcell-Wirra'],
    [
      'DARYL NEVILLE POTTS Trades Assistant / Peggy 0491 570 156 daryl.potts@mail.example',
      'Daryl Neville Potts',
    ],
    ['^^ ** Joanne Fitzroy\n^^ Planner · Whyalla SA 5600 · 0491 570 110', 'Joanne Fitzroy'],
    ['** Europass\nFirst name(s) / Surname(s) || Grzegorz WOJCIAK', 'Grzegorz Wojciak'],
    [
      'Surname || : Van der Westhuizen\nFull names || : Hendrik Petrus (“Hennie”)',
      'Hendrik Petrus Van der Westhuizen',
    ],
    ['Nama Lengkap || : || Ni Luh Ayu Pradnya, S.Kep., Ns.', 'Ni Luh Ayu Pradnya'],
    ['Name || Dr. rer. nat. Henrike Vosskamp', 'Henrike Vosskamp'],
    ['! ROLANDO M. DIMALANTA-VERA JR.', 'Rolando M. Dimalanta-Vera Jr'],
    ['! Earl Benson, Jr.', 'Earl Benson Jr'],
    ['! Angel Page', 'Angel Page'],
    ['! Cpl (Ret’d) Aaron Blythe', 'Aaron Blythe'],
    ['! Major Wells', 'Major Wells'],
    ['! Corporal (Ret) Brodie James Hartnell', 'Brodie James Hartnell'],
    ['! MARY-JANE McDONALD', 'Mary-Jane McDonald'],
    ['! MCDONALD, Angus', 'Angus McDonald'],
    ['! Dr Priya Nair, PhD, CPEng', 'Priya Nair'],
    ['! J. P. van der Merwe', 'J. P. van der Merwe'],
    ['! Łukasz Wójcik', 'Łukasz Wójcik'],
    ['! Resume of Tara Blakeney', 'Tara Blakeney'],
    ['! Curriculum Vitae\n! Tara Blakeney', 'Tara Blakeney'],
    ['! Tara\n! Blakeney', 'Tara Blakeney'],
    ['! Tara Blakeney – Haul Truck Operator', 'Tara Blakeney'],
    ['Profile\n! Tara Blakeney', 'Tara Blakeney'],
    ['Name: Tara Blakeney', 'Tara Blakeney'],
    ['Name: tara blakeney', 'Tara Blakeney'],
    ['! Resumé – TARA BLAKENEY', 'Tara Blakeney'],
    ['! Dr. Tara Blakeney-Cole, MBBS, FACEM', 'Tara Blakeney-Cole'],
    ['! Tara Blakeney CA(SA)', 'Tara Blakeney'],
    ['! Li Wei 李伟', 'Li Wei 李伟'],
    ['! May Ashcroft', 'May Ashcroft'],
    ['! To Whom It May Concern\n! Tara Blakeney', 'Tara Blakeney'],
    ['! Tara Blakeney || 0491 570 156', 'Tara Blakeney'],
    ['! Tara Blakeney, Haul Truck Operator', 'Tara Blakeney'],
    ['! Tara Blakeney Diesel Fitter', 'Tara Blakeney'],
    ['! Tara\n! Blakeney | Haul Truck Operator', 'Tara Blakeney'],
  ])('%s', (typed, expected) => {
    const { fullName } = factsOf(`${typed}\nPerth WA\n# Skills\nWelding`)

    expect(fullName?.value).toBe(expected)
    expect(fullName?.confidence).toBeGreaterThanOrEqual(0.6)
  })

  test.each([
    '! CURRICULUM VITAE',
    '! Heavy Diesel Fitter',
    '! Port Hedland',
    '! Mason Foreman',
    '! Page 2',
    '! EDUCATION',
    '! Personal Details',
  ])('is not %s', (typed) => {
    expect(factsOf(`${typed}\n0491 570 156\n# Skills\nWelding`).fullName).toBeUndefined()
  })

  test('is surer when e-mail and file say the same', () => {
    const alone = factsOf('Tara Blakeney\nDriller')
    const borneOut = factsOf('Tara Blakeney\nDriller\ntara.blakeney@mail.example', {
      fileName: 'Tara Blakeney resume.pdf',
    })

    expect(borneOut.fullName?.confidence).toBeGreaterThan(alone.fullName?.confidence ?? 0)
  })
})

describe('a phone', () => {
  test.each([
    ['0491-570-156', '+61491570156'],
    ['04 9157 0156', '+61491570156'],
    ['+61 (0) 491 570 156', '+61491570156'],
    ['+61 0491 570 156', '+61491570156'],
    ['(08) 9021 2222 / 0491 570 156', '+61491570156'],
    ['(08) 9021 2222', '+61890212222'],
    ['ABN 51 824 753 556, mobile 0491570156', '+61491570156'],
    ['+64 21 123 4567', '+64211234567'],
    ['Kambalda WA 6442, 0491 570 156', '+61491570156'],
    ['Perth WA 0491 570 156', '+61491570156'],
    ['Emalahleni, Mpumalanga | 082 555 0134', '+27825550134'],
  ])('%s', (typed, expected) => {
    expect(factsOf(`Tara Blakeney\n${typed}`).phone?.value).toBe(expected)
  })

  test.each([
    ['Kitwe | 0977 123 456', '0977 123 456', 0.45],
    ['Mobile: 7812 3456', '7812 3456', 0.55],
    ['Tel (022) 2555 0134 88', '(022) 2555 0134 88', 0.55],
  ])('of a country that nothing names stays as written: %s', (typed, value, confidence) => {
    expect(factsOf(`Tara Blakeney\n${typed}`).phone).toMatchObject({ value, confidence })
  })

  test.each([
    'ABN 51 824 753 556',
    'Kalgoorlie WA 6430',
    'Born 12/05/1988',
    '2015-2019, 2020-2024',
    'Licence No 0491570156',
    '2008 - 2012 2013 - 2015',
    'Passport 0412345678',
  ])('is not %s', (typed) => {
    expect(factsOf(`Tara Blakeney\n${typed}`).phone).toBeUndefined()
  })

  test('is never that of a referee', () => {
    expect(factsOf('Tara Blakeney\n# Referees\nJo 0491 570 156 jo@mail.example')).toMatchObject({
      phone: undefined,
      email: undefined,
    })
  })
})

describe('a place to live', () => {
  test.each([
    ['12 Smith St Karratha WA 6714', 'Karratha WA 6714'],
    ['Unit 4/18 Hay Street, East Perth, WA 6004', 'East Perth, WA 6004'],
    ['Based in Mackay, Queensland', 'Mackay, Queensland'],
    ['Kalgoorlie', 'Kalgoorlie'],
    ['Lives || Huntly, Waikato, NZ (no sponsor needed, here in a week)', 'Huntly, Waikato, NZ'],
    [
      'Present address || : Kathu, Northern Cape, South Africa',
      'Kathu, Northern Cape, South Africa',
    ],
    ['Adress: 5 Pine st Moranbah qld', 'Moranbah qld'],
    ['5 Ferry Rd, Plympton Park SA 5038', 'Plympton Park SA 5038'],
    ['Newman WA. 0491 570 156', 'Newman WA'],
    ['12 Smith St, Collie 6225 WA', 'Collie 6225 WA'],
    ['Miner – Zeehan TAS 7469 – tara@mail.example', 'Zeehan TAS 7469'],
    ['H.No 7, Station Road, Nagpur, Maharashtra, India', 'Nagpur, Maharashtra, India'],
    ['Emalahleni, Mpumalanga', 'Emalahleni, Mpumalanga'],
    ['Rua Nova 12, 7600 Aljustrel (Portugal)', 'Aljustrel (Portugal)'],
    ['Auckland, New Zealand', 'Auckland, New Zealand'],
    ['Cooroy – QLD 4563', 'Cooroy, QLD 4563'],
    ['Rustenburg, North West 0299 ZA', 'Rustenburg, North West'],
    ['0491 570 156 | Kiruna | tara@mail.example', 'Kiruna'],
    ['Zagreb\n10000\nCroatia', 'Zagreb, Croatia'],
    ['Calle Mayor 12, 28013 Madrid', 'Madrid'],
    ['Hauptstr. 5, D-10115 Berlin, Deutschland', 'Berlin, Deutschland'],
    ['Keizersgracht 3, 1012 AB Amsterdam', 'Amsterdam'],
    ['7 Albion Street, Leeds LS1 4AP', 'Leeds'],
    ['12 Main Street, Springfield, IL 62704', 'Springfield, IL'],
    ['44 Elm St, Sudbury, ON P3E 2C6', 'Sudbury, ON'],
    ['Flat 3, Baner Road, Pune 411045', 'Pune'],
    ['Arequipa, Perú', 'Arequipa, Perú'],
    ['Address:\nBaner Road, Pune, Maharashtra', 'Pune, Maharashtra'],
    ['Address || Lusaka, Zambia', 'Lusaka, Zambia'],
    ['Location || Kitwe', 'Kitwe'],
    ['12 Smith St,\nMission Beach, QLD 4852', 'Mission Beach, QLD 4852'],
    ['Santol St., Brgy. San Roque, Surigao City, Philippines 8400', 'Surigao City, Philippines'],
    [
      'Physical address: 14 Kiaat Street, Rustenburg, North West, South Africa, 0299',
      'Rustenburg, North West, South Africa',
    ],
    ['12 Smith St, Mission Beach,\nQLD, 4852', 'Mission Beach, QLD, 4852'],
    ['Purok 3, Brgy. Poblacion, Lipa City, 4217 Philippines', 'Lipa City, 4217 Philippines'],
    ['Lipa City 4217, Philippines', 'Lipa City 4217, Philippines'],
    ['north mackay qld', 'North Mackay QLD'],
    ['kalbarri western australia', 'Kalbarri Western Australia'],
    ['17 Sextant Street, STOCKTON NSW 2295', 'Stockton NSW 2295'],
    ['MT ISA QLD 4825', 'Mt Isa QLD 4825'],
    ['Charters Towers Q', 'Charters Towers Q'],
    ['7 Gill St, Tully Q. 4854', 'Tully Q. 4854'],
    ['Suzie Q', undefined],
    ['12 MAIN STREET, SPRINGFIELD, IL 62704', 'Springfield, IL'],
  ])('%s', (typed, expected) => {
    expect(factsOf(`Tara Blakeney\n${typed}\n# Skills\nWelding`).location?.value).toBe(expected)
  })

  test('is not the place of an employer', () => {
    const typed = 'Tara Blakeney\n# Experience\nDriller, Acme Pty Ltd, Newman WA || 2019 – Present'
    expect(factsOf(typed).location).toBeUndefined()
  })
})

function address(typed: string, extras?: { links: Link[] }): string | undefined {
  return factsOf(typed, extras).linkedinUrl?.value
}

test('a network address comes from the link first, then from the print, over two lines too', () => {
  const links = [{ url: 'https://au.linkedin.com/in/tara-b-1/', text: 'LinkedIn' }]
  expect(address('Tara Blakeney\nLinkedIn', { links })).toBe('https://www.linkedin.com/in/tara-b-1')
  expect(address('Tara Blakeney\nlinkedin.com/in/tara-b')).toBe(
    'https://www.linkedin.com/in/tara-b',
  )
  expect(address('Tara Blakeney\nwww.linkedin.com/in/tara-\nb-12 (LinkedIn)')).toBe(
    'https://www.linkedin.com/in/tara-b-12',
  )
})

test('an address whose ligatures were lost in print is taken from its link', () => {
  const links = [{ url: 'mailto:tara.griffiths@mail.example', text: 'tara.griths@mail.example' }]

  const { email } = factsOf('Tara Griffiths\ntara.griths@mail.example', { links })

  expect(email?.value).toBe('tara.griffiths@mail.example')
})

describe('work rights', () => {
  test.each([
    ['Australian Citizen', 'Australian citizen'],
    ['Visa status: PR', 'Permanent resident'],
    ['NZ citizen', 'New Zealand citizen'],
    ['Subclass 482 visa holder', 'Visa subclass 482'],
    ['485 Temporary Graduate visa', 'Visa subclass 485'],
    ['Bridging Visa A', 'Bridging visa A'],
    ['I have full unrestricted work rights', 'Full work rights'],
    ['Requires sponsorship', 'Sponsorship required'],
  ])('%s', (typed, expected) => {
    expect(factsOf(`Tara Blakeney\n${typed}`).workRights?.value).toBe(expected)
  })

  test('are not told by a nationality', () => {
    expect(factsOf('Tara Blakeney\nNationality: British').workRights).toBeUndefined()
  })
})

test('an address that a narrow column broke is whole', () => {
  const { email } = factsOf('Tara Blakeney\ntara.blakeney@example\n.com.au\nPerth WA')

  expect(email?.value).toBe('tara.blakeney@example.com.au')
})

test.each([
  ['Nombre: Inés Roca Vidal\nDirección: C/ Mayor 8, 08500 Vic (Barcelona)', 'Vic (Barcelona)'],
  ['! Nils Ekdahl\nStorgatan 3, 903 26 Umeå', 'Umeå'],
  ['! Adam Sikora\nul. Lipowa 5, 45-018 Opole', 'Opole'],
  ['! Marc Tremblay\nGatineau (Québec)', 'Gatineau (Québec)'],
  ['! Tara Blakeney\nWendouree Flat VIC', 'Wendouree Flat VIC'],
])('a place as it is written abroad, or that no list knows: %s', (typed, expected) => {
  const { fullName, location } = factsOf(`${typed}\n0491 570 156\n# Skills\nWelding`)
  expect(location?.value).toBe(expected)
  expect(fullName).toBeDefined()
})

test('an address beside its label goes on below itself', async () => {
  const pdf = await makePdf((page) => {
    page.fontSize(18).text('Kobus Steenekamp', 60, 40).fontSize(10)
    page.text('Residential address', 60, 80)
    page.text('47 Kremetart Street, Rustenburg, 0299, North', 190, 80)
    page.text('West, South Africa', 190, 93)
    page.text('Skills', 60, 140).text('Welding', 60, 160)
  })
  const { location } = readFacts(await readText(pdf), { asOf })
  expect(location?.value).toBe('Rustenburg, 0299, North West, South Africa')
})
