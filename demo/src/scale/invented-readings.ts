import { saidOfTerms } from '@headframe/server/src/matching/checks/said-of-terms.ts'
import { familiesOfOpening, familiesOfPerson } from '@headframe/server/src/matching/families.ts'
import { shownText } from '@headframe/server/src/matching/html-text.ts'
import { readOpening } from '@headframe/server/src/matching/read-opening.ts'
import { readPerson } from '@headframe/server/src/matching/read-person.ts'
import { readFacts } from '@headframe/server/src/resumes/facts/read-facts.ts'
import { typedResume } from '@headframe/server/src/resumes/testing/typed-resume.ts'
import { somebody } from '../people/beginning.ts'
import { allCrafts } from '../people/crafts/all-crafts.ts'
import type { Craft } from '../people/crafts/craft.ts'
import { homeMaker } from '../people/homes.ts'
import { identityMaker } from '../people/identity.ts'
import type { Month } from '../people/month.ts'
import type { Person } from '../people/person.ts'
import { personOf } from '../people/person-of.ts'
import { aRandom } from '../people/random.ts'
import type { Scale } from './numbers.ts'

/** How many of each craft have resumes of their own; everybody else of it has one of these. */
export const resumesOfCraft = 3

/** What texts of postings and resumes come to when they are read, by their numbers: each once, however many have it. */
export function inventedReadings(scale: Scale) {
  const nextHome = homeMaker()
  return {
    texts: remembered(scale.texts, readText),
    resumes: remembered(
      allCrafts.flatMap((craft) => Array.from({ length: resumesOfCraft }, () => craft)),
      (craft, at) => readResume(scale, craft, at, nextHome),
    ),
  }
}

/** Those of the numbers, each with its own. */
function remembered<Item, Read>(items: readonly Item[], read: (item: Item, at: number) => Read) {
  const known = new Map<number, Read>()
  return (numbers: readonly number[]) =>
    numbers.flatMap((at) => {
      const item = items[at]
      if (item === undefined) return []
      const reading = known.get(at) ?? read(item, at)
      known.set(at, reading)
      return [{ at, ...reading }]
    })
}

const descriptionField = 'description_rendered'

function readText({ title, role, industry, html }: Scale['texts'][number]) {
  const words = { title, role, industry, descriptionHtml: html, descriptionField }
  const { gist, quotes } = readOpening(words)
  const said = saidOfTerms(shownText(html), descriptionField, { title, roster: null, hours: null })
  return { gist, quotes, said, families: familiesOfOpening(gist) }
}

function readResume({ seed, now }: Scale, craft: Craft, at: number, nextHome: Homes) {
  const key = `${seed} resume ${at}`
  const random = aRandom(key)
  const identity = identityMaker('scale.example')(random)
  const person = personOf(
    { ...somebody(craft, identity, nextHome(random), random), key, now },
    random,
  )
  const resume = typedResume(typed(person))
  const facts = readFacts(resume, { asOf: now })
  const { gist, quotes } = readPerson({
    role: null,
    industry: null,
    answers: [],
    resume: { content: resume.text, facts },
    asOf: now,
  })
  return { gist, quotes, families: familiesOfPerson(gist) }
}

type Homes = ReturnType<typeof homeMaker>

function typed({ firstName, lastName, jobs, tickets, skills }: Person): string {
  return [
    `! ${firstName} ${lastName}`,
    '# Employment',
    ...jobs.flatMap(({ title, employer, place, start, end, duties }) => [
      `** ${title}, ${employer}, ${place}`,
      `${monthText(start)} – ${end ? monthText(end) : 'present'}`,
      ...duties.map((duty) => `- ${duty}`),
    ]),
    '# Tickets',
    ...tickets.map(({ name }) => `- ${name}`),
    '# Skills',
    skills.join(', '),
  ].join('\n')
}

function monthText({ year, month }: Month): string {
  return `${String(month).padStart(2, '0')}/${year}`
}
