import { randomUUID } from 'node:crypto'
import { Faker, en, en_AU } from '@faker-js/faker'
import { inOneTransaction } from '../db/call-transaction.ts'
import type { Writing } from '../db/open.ts'
import type { ResumeFacts } from '../resumes/resume-facts.ts'
import { readPackagedTable } from '../packaged/packaged-table.ts'
import type { Product } from './product.ts'

/** Names from elsewhere: whoever leaves names out must not know the list that they are tried with. */
const faker = new Faker({ locale: [en_AU, en] })

export interface Invented {
  readonly id: string
  readonly code: string
  /** Whatever must not be read of them, in letters as they are written. */
  readonly secrets: readonly string[]
  /** Parts of the phone, in whatever groups it was told. */
  readonly groups: readonly string[]
}

/** An employer that many share, and whose name may be told. */
export const sharedEmployer = 'Saltbush Mining'

/** People who tell in every text who they are, each in a way of their own. */
export async function inventPeople({ world }: Product, count: number): Promise<Invented[]> {
  faker.seed(20_261_123)
  const places = readPackagedTable('localities.tsv', ['name', 'state', 'postcode'])
  const drawn = Array.from({ length: count }, (_, at) => aPerson(at, places))
  await keepPeople(world, drawn)
  const codeOf = await exportCodes(world)
  const employers = drawn.map(({ companies }) => companies[0] ?? '')
  const isRare = (employer: string) => employers.filter((one) => one === employer).length < 5
  return drawn.map(({ id, secrets, groups, companies: [employer = ''] }) => ({
    id,
    secrets: isRare(employer) ? [...secrets, employer.split(' ')[0] ?? ''] : secrets,
    groups,
    code: (codeOf.get(id) ?? '').toUpperCase(),
  }))
}

const writtenAtOnce = 200

async function keepPeople({ database, clock }: World, people: readonly Drawn[]): Promise<void> {
  const now = clock()
  await inOneTransaction(database, async (db) => {
    for (let from = 0; from < people.length; from += writtenAtOnce)
      await keepSome(db, people.slice(from, from + writtenAtOnce), now)
  })
}

async function keepSome(db: Writing, some: readonly Drawn[], now: Date): Promise<void> {
  const account = { audience: 'contractor', password_hash: 'none', created_at: now }
  await db
    .insertInto('account')
    .values(some.map(({ id, email }) => ({ id, email, ...account })))
    .execute()
  await db
    .insertInto('contractor')
    .values(some.map(({ contractor }) => contractor))
    .execute()
  await db
    .insertInto('contractor_answer')
    .values(
      some.map(({ id, answer }) => ({
        contractor_id: id,
        question_id: answeredQuestion,
        response: answer,
        answered_at: now,
      })),
    )
    .execute()
  await keepResumes(db, some, now)
}

async function keepResumes(db: Writing, some: readonly Drawn[], now: Date): Promise<void> {
  const file = { type: 'application/pdf', size: 1, sha256: Buffer.alloc(32) }
  await db
    .insertInto('stored_file')
    .values(some.map(({ fileId: id }) => ({ id, ...file, purpose: 'resume', stored_at: now })))
    .execute()
  const resume = { file_name: 'resume.pdf', place: 'active', uploaded_at: now, read_at: now }
  await db
    .insertInto('resume')
    .values(
      some.map(({ id, resumeId, fileId }) => ({
        id: resumeId,
        contractor_id: id,
        file_id: fileId,
        ...resume,
      })),
    )
    .execute()
  await db
    .insertInto('resume_reading')
    .values(
      some.map(({ resumeId, facts, companies }) => ({
        resume_id: resumeId,
        current_title: 'Dozer Operator',
        current_company: companies[0] ?? null,
        is_employed: true,
        companies,
        facts: JSON.stringify(facts),
        content: '',
      })),
    )
    .execute()
}

/** What stands for each of them in an export, as administrators find them by it. */
async function exportCodes({ database }: World): Promise<ReadonlyMap<string, string>> {
  const rows = await database.reading
    .selectFrom('account_words')
    .select(['account_id', 'words'])
    .where('audience', '=', 'contractor')
    .execute()
  return new Map(
    rows.map(({ account_id, words }) => [
      account_id,
      words.trim().split('\n').at(-1)?.trim() ?? '',
    ]),
  )
}

/** The first question of the role that all of them have. */
export const inventedRole = 108
let answeredQuestion = 0

export async function chooseQuestion({ world }: Product): Promise<void> {
  const { id } = await world.database.reading
    .selectFrom('question')
    .select('id')
    .where('role_id', '=', inventedRole)
    .orderBy('position')
    .limit(1)
    .executeTakeFirstOrThrow()
  answeredQuestion = id
}

type Drawn = ReturnType<typeof aPerson>
type World = Product['world']
type Place = Readonly<Record<'name' | 'state' | 'postcode', string>>

function aPerson(at: number, places: readonly Place[]) {
  const id = randomUUID()
  const [firstName, lastName] = [faker.person.firstName(), faker.person.lastName()]
  const place = faker.helpers.arrayElement(places)
  const phone = `4${faker.string.numeric(8)}`
  const email = `${firstName}.${lastName}${at}@${faker.internet.domainName()}`
    .toLowerCase()
    .replaceAll(/[^a-z0-9.@-]/g, '')
  const street = `${faker.person.lastName()}${faker.helpers.arrayElement(['', 'dale', 'wood'])}`
  const employer = `${faker.person.lastName()} ${faker.helpers.arrayElement(['Drilling', 'Civil Contracting', 'Mine Services'])}`
  const nickname = `${firstName.slice(0, 3)}${faker.helpers.arrayElement(['o', 'zza', 'ster', 'y'])}`
  const groups = faker.helpers.arrayElement([
    [`0${phone.slice(0, 3)}`, phone.slice(3, 6), phone.slice(6)],
    [`0${phone.slice(0, 1)}`, phone.slice(1, 5), phone.slice(5)],
    ['+61', phone.slice(0, 3), phone.slice(3, 6), phone.slice(6)],
    [`0${phone}`],
  ])
  const link = `https://www.linkedin.com/in/${firstName}-${lastName}-${at}`.toLowerCase()
  const said = [
    `${firstName} here, known as ${nickname} to the crew. I have run dozers for ${employer} since 2015.`,
    `My name is ${firstName} ${lastName}, ring ${groups.join(faker.helpers.arrayElement([' ', '-', '.', ' / ']))}.`,
    `Mail ${email} or ${email.split('@')[0]}. I live at 14 ${street} Street, ${place.name} ${place.postcode}.`,
    `${lastName.toUpperCase()} is on site for ${employer.toLowerCase()} and ${sharedEmployer}; see ${link}.`,
    `ask for ${firstName.toLowerCase()} or ${nickname.toLowerCase()} in ${place.name.toLowerCase()}`,
  ]
  const facts: ResumeFacts = {
    jobs: [
      aJob(`Dozer Operator – ${employer}`, employer, place.name),
      aJob('Leading Hand', sharedEmployer, place.name),
    ],
    tags: [{ tag: 'Dozer', count: 1 }],
    licences: [],
  } as never
  return {
    id,
    email,
    resumeId: randomUUID(),
    fileId: randomUUID().replaceAll('-', ''),
    companies: [employer, sharedEmployer],
    facts,
    answer: faker.helpers.shuffle(said).join(' '),
    contractor: {
      id,
      first_name: firstName,
      last_name: lastName,
      role_id: inventedRole,
      industry_id: 1,
      phone: `+61${phone}`,
      address: `14 ${street} Street`,
      suburb: place.name,
      state: place.state,
      post_code: place.postcode,
      ideal_role: `Work like at ${employer}, ${place.name}`,
      ai_description: faker.helpers.shuffle(said).join('\n'),
      visa_status: 'Other',
      visa_status_other: `Sponsored by ${employer}`,
    },
    secrets: [
      firstName,
      lastName,
      nickname,
      street,
      email,
      email.split('@')[0] ?? '',
      link,
      place.name,
    ],
    groups: groups.filter((group) => group.replaceAll(/\D/g, '').length > 2),
  }
}

function aJob(title: string, employer: string, place: string) {
  return {
    title,
    employer,
    client: null,
    place,
    start: { year: 2015 },
    end: null,
    isCurrent: true,
    months: null,
    confidence: 1,
    span: { start: 0, end: 0 },
  }
}
