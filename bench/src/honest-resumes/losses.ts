import type { ResumeReading } from '@headframe/server/src/resumes/resume-facts.ts'
import type { HonestDocument } from './documents.ts'
import { isInText } from './faults.ts'
import { fields } from './fields.ts'
import type { Field } from './fields.ts'
import { scoreOf } from './scores.ts'

const stages = ['text', 'sections', 'jobs', 'contact', 'tickets'] as const
type Stage = (typeof stages)[number]

type Read = HonestDocument & { readonly reading: ResumeReading }

/** A line for each stage of the reader: how many points of the F1 of the core and of all it loses. */
export function lossesOf(documents: readonly Read[]): string[] {
  const lost = fields.flatMap((field) => lossesOfField(field, documents))
  const cores = fields.filter(({ isCore }) => isCore).length
  return stages.map((stage) => {
    const ofCore =
      pointsOf(
        stage,
        lost.filter(({ field }) => field.isCore),
      ) / cores
    const ofAll = pointsOf(stage, lost) / fields.length
    return `lost by ${stage.padEnd(8)}  core ${ofCore.toFixed(3)}  all ${ofAll.toFixed(3)}`
  })
}

interface Loss {
  readonly field: Field
  readonly stage: Stage
  readonly points: number
}

function pointsOf(stage: Stage, losses: readonly Loss[]): number {
  return losses.filter((loss) => loss.stage === stage).reduce((sum, { points }) => sum + points, 0)
}

/** What a field lacks to 1, shared by all that was misread in it. */
function lossesOfField(field: Field, documents: readonly Read[]): Loss[] {
  const judged = documents.map(({ reading, truth }) => ({
    truth,
    facts: reading.status === 'ok' ? reading.facts : undefined,
  }))
  const blamed = documents.flatMap((document) => stagesBlamed(field, document))
  const points = (1 - scoreOf(field, judged).f1) / Math.max(1, blamed.length)
  return blamed.map((stage) => ({ field, stage, points }))
}

function stagesBlamed(field: Field, { reading, truth }: Read): Stage[] {
  if (reading.status !== 'ok') return field.compare(undefined, truth).missed.map(() => 'text')
  const { facts, text } = reading
  const { extra, missed } = field.compare(facts, truth)
  const own = stageOfField(field)
  const read = { jobs: facts.jobs.length, tickets: facts.licences.length }
  // Where nothing at all was read of jobs or tickets, nobody looked there.
  const isUnseen = (own === 'jobs' || own === 'tickets') && read[own] === 0
  return [
    ...extra.map(() => own),
    ...missed.map((item) => (!isInText(item, text) ? 'text' : isUnseen ? 'sections' : own)),
  ]
}

function stageOfField({ name }: Field): Stage {
  if (['name', 'e-mail', 'phone', 'location'].includes(name)) return 'contact'
  return name === 'tickets' || name === 'expiry dates' ? 'tickets' : 'jobs'
}
