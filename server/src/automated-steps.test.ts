import { expect, test } from 'vitest'
import { automatedSteps, sections } from '@headframe/wire'
import type { Call } from '@headframe/wire'
import type { AnyTask } from './kit/world.ts'
import { chores, tasks } from './routes.ts'

test('every automated step of the register is taken by a call or a task, and no other is taken', () => {
  const calls: Call[] = Object.values(sections).flatMap((section) => Object.values(section))
  const work: readonly AnyTask[] = [...tasks, ...chores.map(({ task }) => task)]
  const taken = [...calls, ...work].flatMap(({ automates }) => automates ?? [])

  expect([...new Set(taken)].toSorted()).toEqual(Object.keys(automatedSteps).toSorted())
})
