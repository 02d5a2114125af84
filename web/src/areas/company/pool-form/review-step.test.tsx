// @vitest-environment jsdom
import { companyCommunities } from '@headframe/wire'
import { expect, test } from 'vitest'

import { useCallForm } from '../../../forms/use-call-form.ts'
import { mount } from '../../../ui/testing/mount.ts'
import { emptyPool, type PoolValues } from './pool-values.ts'
import { ReviewStep } from './review-step.tsx'

function Reviewed({ project }: { project: Partial<PoolValues> }) {
  const form = useCallForm<typeof companyCommunities.create, PoolValues>({
    call: companyCommunities.create,
    initial: { ...emptyPool, type: 'project', projectFrom: 'new', ...project },
    onDone: () => undefined,
  })
  return <ReviewStep form={form} onOpened={() => undefined} />
}

test('a new project is reviewed with its summary, and its budget as it will be read', () => {
  const projectSummary = 'A second train for the plant.'
  mount(<Reviewed project={{ projectSummary, projectBudget: '$1,500,000' }} />)

  expect(document.body.textContent).toContain('$1,500,000')
  expect(document.body.textContent).not.toContain('$$')
  expect(document.body.textContent).toContain(projectSummary)
})
