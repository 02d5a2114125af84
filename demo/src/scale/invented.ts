import { timeZoneOf } from '@headframe/wire'
import { readPackagedPlaces } from '@headframe/server/src/adapters/geocoder/packaged-places.ts'
import { plainTextOf } from '@headframe/server/src/domain/rich-text/delta.ts'
import { richHtml } from '@headframe/server/src/domain/rich-text/rich-html.ts'
import { readRoster } from '@headframe/server/src/domain/roster/read-roster.ts'
import { matchesRoster } from '@headframe/server/src/domain/roster/roster.ts'
import { occupationsOf } from '@headframe/server/src/market/jobs/job-occupations.ts'
import { slugOf } from '@headframe/server/src/market/companies/company-slugs.ts'
import { wordsOf } from '@headframe/server/src/text/words.ts'
import { deltaOfMarks } from '../jobs/marks.ts'
import { allCrafts } from '../people/crafts/all-crafts.ts'
import type { Craft } from '../people/crafts/craft.ts'
import { nameStocks } from '../people/names.ts'
import { say } from '../people/phrase.ts'
import { aRandom } from '../people/random.ts'
import type { Random } from '../people/random.ts'

/** Lists that rows are put together from, made by the code that reads what people type. */
export type Invented = ReturnType<typeof invented>

/** What the roles of the crafts are called, by their ids. */
export type Roles = ReadonlyMap<number, { readonly role: string; readonly industry: string }>

export function invented(seed: string, roles: Roles) {
  const random = aRandom(`${seed} scale`)
  return {
    texts: allCrafts.flatMap((craft) =>
      Array.from({ length: textsOfCraft }, () => textOf(craft, roles, random)),
    ),
    places: somePlaces(random),
    rosters: rosters.map(rosterOf),
    people: Array.from({ length: 2000 }, () => aName(random)),
    companyNames: companyNames(),
  }
}

export const textsOfCraft = 8

/** A posting as far as it says what the work is. */
function textOf(craft: Craft, roles: Roles, random: Random) {
  const title = random.pick(craft.ladder)
  const duties = random.some(craft.duties, 3).map((duty) => `- ${said(duty, random)}`)
  const skills = random.some(craft.skills, 4)
  const delta = deltaOfMarks(
    `${random.pick(openings)}\n\n${duties.join('\n')}\n\n**Good to have:** ${skills.join(', ')}.`,
  )
  const [least, most] = craft.pay
  const { role = null, industry = null } = roles.get(craft.roleId) ?? {}
  return {
    title,
    role,
    industry,
    slug: slugOf(title),
    role_id: craft.roleId,
    industry_id: Math.floor(craft.roleId / 100),
    description: delta,
    html: richHtml(delta),
    title_words: wordsOf(title),
    text_words: wordsOf(plainTextOf(delta)),
    occupations: occupationsOf({ title, role_name: role, description: delta }),
    tags: skills.map((tag, at) => ({ tag, count: skills.length - at })),
    least,
    most,
  }
}

const openings = [
  'Our crew is growing and we would like you in it.',
  'A position has come free because somebody was promoted.',
  'We are starting a new stage of work and look for people who have seen one before.',
  'Steady work, a roster that is kept, and a camp that is looked after.',
  'Join a small team that does a bit of everything.',
]

function said(duty: string, random: Random): string {
  return say(duty, random, {
    years: 'a few years',
    site: 'our site',
    employer: 'our company',
    town: 'town',
    city: 'the city',
    state: 'the state',
    until: 'next year',
    lately: 'lately',
  })
}

const fewestAddresses = 150
const howManyPlaces = 600

function somePlaces(random: Random) {
  const places = readPackagedPlaces().filter(
    // Islands of no state are written otherwise.
    ({ sort, weight, state }) => sort === 'locality' && weight >= fewestAddresses && state,
  )
  return random
    .some(places, howManyPlaces)
    .map(({ names: [name = ''], state, postcode, lat, lng }) => ({
      name,
      state,
      postcode,
      lat,
      lng,
      words: wordsOf(`${name} ${state}`),
      zone: timeZoneOf(state),
    }))
}

/** As advertisements write them, the usual ones more often. */
const rosters = [
  '8:6',
  '8 days on, 6 off',
  '2/1',
  '2:1',
  '2 weeks on, 1 off',
  '14 on 7 off',
  'Even time',
  '7/7',
  '7 days on, 7 days off',
  '5/2',
  'Monday to Friday',
  '4/3',
  '9 day fortnight',
  '2 weeks on, 2 weeks off',
  '4 on 4 off',
  '9/5',
  '4 weeks on, 4 weeks off',
  'Negotiable',
]

function rosterOf(text: string) {
  const roster = readRoster(text)
  const isEven = roster ? matchesRoster(roster, 'even') : null
  return { text, days_on: roster?.on ?? null, days_off: roster?.off ?? null, is_even: isEven }
}

function aName(random: Random) {
  const { women, men, last } = random.pick(nameStocks)
  return { first: random.pick([...women, ...men]), last: random.pick(last) }
}

function companyNames() {
  return placesOfNames.flatMap((place) =>
    sorts.flatMap((sort) => trades.map((trade) => ({ name: `${place} ${sort} ${trade}` }))),
  )
}

const placesOfNames =
  'Ironbark Wattle Saltbush Spinifex Mulga Banksia Jarrah Karri Tuart Quandong Brolga Bilby Galah Corella Goanna Lorikeet'.split(
    ' ',
  )
const sorts = 'Ridge Creek Plain Range Flat Gully Point Bore'.split(' ')
const trades = [
  'Mining',
  'Resources',
  'Contracting',
  'Engineering',
  'Drilling',
  'Maintenance',
  'Energy',
  'Logistics',
]
