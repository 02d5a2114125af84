import {
  companyCommunities,
  judge,
  mustBeSound,
  wordsFor,
  type Call,
  type Faults,
  type InputOf,
  type OwnCommunity,
  type Refusal,
} from '@headframe/wire'
import { useRef, useState } from 'react'

import { outcomeOf } from '../../../calls/outcome.ts'
import { readAnew } from '../../../calls/use-read.ts'
import { write } from '../../../calls/use-write.ts'
import { useForm, type OwnForm } from '../../../forms/use-form.ts'
import { useIdempotencyKeys } from '../../../forms/idempotency-keys.ts'
import { useStored } from '../../../forms/use-stored.ts'
import { useWizard, type Wizard } from '../../../parts/wizard/use-wizard.ts'
import {
  changesOf,
  dataOfPool,
  dataOfProject,
  judgePool,
  projectFaultsAt,
  seenOf,
  textOfPoolFaults,
} from './pool-data.ts'
import { allSteps, stepsFor, type PoolStepId } from './pool-steps.ts'
import { emptyPool, valuesOf, type PoolValues } from './pool-values.ts'

interface PoolWizardOptions {
  /** The one that is changed; without it, a new one is made. */
  pool?: OwnCommunity | undefined
  onDone: (pool: OwnCommunity) => void
}

export interface PoolWizard {
  form: OwnForm<PoolValues>
  wizard: Wizard<PoolStepId, PoolValues>
  steps: ReturnType<typeof stepsFor>
}

/** A failure at any step leaves the form open, with all that was typed. */
export function usePoolWizard({ pool, onDone }: PoolWizardOptions): PoolWizard {
  const [initial] = useState(() => (pool ? valuesOf(pool) : emptyPool))
  const { keyOf } = useIdempotencyKeys()
  // As the pool was when what stands here was changed from it.
  const stood = useRef(pool)

  async function send(values: PoolValues): Promise<OwnCommunity> {
    const told = dataOfPool(values, await findProject(values))
    if (pool) {
      const changes = changesOf(told, dataOfPool(form.store.state().settled))
      const seen = stood.current && seenOf(stood.current, changes)
      const input = soundInput(companyCommunities.update, { id: pool.id, ...changes, seen })
      return write(companyCommunities.update, input, { losesNothing: true })
    }
    const input = soundInput(companyCommunities.create, told)
    const options = { idempotencyKey: keyOf(input), losesNothing: true }
    return write(companyCommunities.create, input, options)
  }

  /** One that is made along is made first; sent again, it is the one that was made already. */
  async function findProject(values: PoolValues): Promise<string | null> {
    if (values.type !== 'project') return null
    if (values.projectFrom === 'list') return values.projectId
    const input = soundInput(companyCommunities.createProject, dataOfProject(values))
    const options = { idempotencyKey: keyOf(input), losesNothing: true }
    const { id } = await write(companyCommunities.createProject, input, options)
    return id
  }

  /** From then on it was seen: what was not touched here is as the colleague has it. */
  async function look({ id }: OwnCommunity) {
    const outcome = await outcomeOf(() => readAnew(companyCommunities.one, { id }))
    if (outcome === 'stopped' || 'refusal' in outcome) return
    stood.current = outcome.reply
    form.store.catchUp(valuesOf(outcome.reply))
  }

  const judgeSteps = (values: PoolValues, ids: readonly PoolStepId[]): Faults =>
    judgePool(values, ids, { keptDay: pool?.timeline })
  const submission = {
    tell: textOfPoolFaults,
    send,
    told: (refusal: Refusal) => ({
      text: wordsFor(refusal, companyCommunities.create),
      faults: projectFaultsAt(refusal.fields ?? {}),
    }),
    onRefused({ code }: Refusal) {
      if (code === 'CHANGED_ELSEWHERE' && pool) void look(pool)
    },
    onDone,
  }
  const form = useForm({
    ...submission,
    judge: (values: PoolValues) => judgeSteps(values, idsOf(stepsFor(values.type))),
    initial,
    keeper: {
      key: `talentPool-${pool?.id ?? 'new'}`,
      kind: 'company',
      whenLeft: true,
      isOnlyChanges: pool !== undefined,
    },
  })
  const [asked, setAsked] = useState<PoolStepId>()
  const type = useStored(form.store, ({ values }) => values.type)
  const steps = stepsFor(type)
  const wizard = useWizard<PoolStepId, PoolValues, OwnCommunity>({
    ...submission,
    steps,
    begin: pool ? everyStep : firstStep,
    asked: asked ?? 'info',
    onStep: setAsked,
    store: form.store,
    judge: judgeSteps,
  })
  return { form, wizard, steps }
}

const idsOf = (steps: ReturnType<typeof stepsFor>) => steps.map(({ id }) => id)

const firstStep = { visited: new Set<PoolStepId>(['info']), completed: new Set<PoolStepId>() }
/** What stands already can be opened anywhere. */
const everyStep = {
  visited: new Set<PoolStepId>(['info']),
  completed: new Set(allSteps.map(({ id }) => id)),
}

function soundInput<C extends Call>(call: C, told: Readonly<Record<string, unknown>>): InputOf<C> {
  return mustBeSound(call, judge(call, told))
}
