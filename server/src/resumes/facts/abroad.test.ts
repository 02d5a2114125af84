import { expect, test } from 'vitest'
import { typedResume } from '../testing/typed-resume.ts'
import { readFacts } from './read-facts.ts'

const asOf = new Date('2026-11-24T00:00:00Z')

/** The dates of the jobs, and how many licences stand apart from them. */
function readAbroad(typed: string) {
  const { jobs } = readFacts(typedResume(typed), { asOf })
  return jobs.map(({ start, end, isCurrent }) => [
    `${start?.month ?? ''}/${start?.year}`,
    isCurrent ? 'now' : `${end?.month ?? ''}/${end?.year}`,
  ])
}

test.each([
  ['Dansk', 'Erhvervserfaring', 'marts 2019 – nu', 'oktober 2015 – maj 2018', 'Uddannelse'],
  ['Norsk', 'Arbeidserfaring', 'mars 2019 – i dag', 'oktober 2015 – mai 2018', 'Utdanning'],
  [
    'Svenska',
    'Arbetslivserfarenhet',
    'mars 2019 – pågående',
    'oktober 2015 – maj 2018',
    'Utbildning',
  ],
  [
    'Français',
    'Expérience professionnelle',
    "mars 2019 – aujourd'hui",
    'octobre 2015 – mai 2018',
    'Formation',
  ],
  ['Deutsch', 'Berufserfahrung', 'März 2019 – heute', 'Oktober 2015 – Mai 2018', 'Ausbildung'],
  [
    'Español',
    'Experiencia laboral',
    'marzo 2019 – actualidad',
    'octubre 2015 – mayo 2018',
    'Educación',
  ],
  [
    'Português',
    'Experiência profissional',
    'março 2019 – atual',
    'outubro 2015 – maio 2018',
    'Formação',
  ],
  [
    'Italiano',
    'Esperienza lavorativa',
    'marzo 2019 – oggi',
    'ottobre 2015 – maggio 2018',
    'Istruzione',
  ],
  ['Nederlands', 'Werkervaring', 'maart 2019 – heden', 'oktober 2015 – mei 2018', 'Opleiding'],
  [
    'Polski',
    'Doświadczenie zawodowe',
    'marzec 2019 – obecnie',
    'październik 2015 – maj 2018',
    'Wykształcenie',
  ],
  [
    'Русский',
    'Опыт работы',
    'март 2019 – по настоящее время',
    'октябрь 2015 – май 2018',
    'Образование',
  ],
  ['中文', '工作经历', '2019年3月至今', '2015年10月-2018年5月', '教育背景'],
  [
    'Tagalog',
    'Karanasan sa Trabaho',
    'Marso 2019 – kasalukuyan',
    'Oktubre 2015 – Mayo 2018',
    'Edukasyon',
  ],
])('%s: the work and its months are read', (_language, work, present, past, study) => {
  const typed = `
    ! Kim Sørensen
    # ${work}
    ** Driller, Karri Drilling Pty Ltd || ${present}
    - Boring
    ** Welder, Wandoo Civil Pty Ltd || ${past}
    - Steel
    # ${study}
    Polytechnic || 2010 – 2014`
  expect(readAbroad(typed)).toEqual([
    ['3/2019', 'now'],
    ['10/2015', '5/2018'],
  ])
})

test('the phone of somebody abroad may be one from here already, and is no date', () => {
  expect(
    phoneOf(`
      Tara Blakeney
      14 Kauri Rd, Taupō 3330, New Zealand — 0491 570 156 (Aus SIM)
      # NZ driver licence
      1, 2, 4 (full) valid until 26-05-2031`),
  ).toBe('+61491570156')
  expect(phoneOf('Tara Blakeney\nTaupō 3330, New Zealand\nvalid until 26-05-2031')).toBeUndefined()
})

function phoneOf(typed: string): string | undefined {
  return readFacts(typedResume(typed), { asOf }).phone?.value
}
