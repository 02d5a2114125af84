import type { Craft } from './crafts/craft.ts'
import type { Home, PastJob } from './person.ts'
import { say } from './phrase.ts'
import type { Random } from './random.ts'

const openings = [
  '{title} with {years} in {field}.',
  'I am {article} {lowtitle} with {years} on site, {safety-minded and steady|reliable and easy to work with}.',
  '{Hands-on|Motivated|Experienced} {lowtitle} who has worked {years} across {field}.',
]

const middles = [
  'Known for {turning up, looking after gear and looking after mates|careful work and clear handovers|getting a job finished properly}.',
  'Comfortable with FIFO and residential rosters, days and nights.',
  'Most recently at {employer}, where I {learnt a great deal|was trusted with the harder jobs|helped to train newer people}.',
  'Key strengths: {skill}, {other skill}.',
]

const endings = [
  'Looking for {a long-term role|my next project|a team that takes safety seriously}.',
  'Based in {suburb} and {happy to travel|able to fly from most capitals}.',
  'Drug and alcohol free, fit for work and ready to start.',
]

interface Life {
  readonly craft: Craft
  readonly jobs: readonly PastJob[]
  readonly years: number
  readonly home: Home
}

/** Two or three sentences that stand at the top of a resume. */
export function summaryOf({ craft, jobs, years, home }: Life, random: Random): string {
  const title = jobs[0]?.title ?? craft.ladder[0] ?? ''
  const [skill = 'safety', otherSkill = 'teamwork'] = random.shuffled(craft.skills)
  const words = {
    title,
    lowtitle: inSentence(title),
    article: /^([AEIO]|HD|HV|U[^n])/.test(title) ? 'an' : 'a',
    years: lengthInWords(years),
    field: fieldOf(craft),
    employer: jobs[0]?.employer ?? '',
    skill,
    'other skill': otherSkill,
    suburb: home.suburb,
  }
  const patterns = [random.pick(openings), random.pick(middles), random.pick(endings)]
  return patterns.map((pattern) => say(pattern, random, words)).join(' ')
}

export function lengthInWords(years: number): string {
  if (years < 1) return `${Math.max(2, Math.round(years * 12))} months`
  return years < 2 ? 'just over a year' : `${Math.floor(years)} years`
}

/** Lower case in the middle of a sentence, except for names and abbreviations. */
function inSentence(words: string): string {
  return words.replaceAll(/\b[A-Z][a-z]+\b/g, (word) => word.toLowerCase())
}

function fieldOf({ works }: Craft): string {
  const [work = 'metal mine'] = works
  return fields[work]
}

const fields: Readonly<Record<Craft['works'][number], string>> = {
  'metal mine': 'metalliferous mining',
  'underground mine': 'underground mining',
  'coal mine': 'coal',
  'mining contractor': 'contract mining',
  drilling: 'drilling',
  petroleum: 'oil and gas',
  power: 'power and utilities',
  civil: 'civil construction',
  engineering: 'resources engineering',
  geoscience: 'exploration and geology',
  environment: 'environmental work',
  haulage: 'bulk haulage',
  'ports and rail': 'ports and rail',
  'plant services': 'fixed and mobile plant maintenance',
  'safety and health': 'health and safety',
  village: 'remote site services',
  'labour hire': 'resources',
}
