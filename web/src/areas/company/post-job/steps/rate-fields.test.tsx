// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { createFormStore } from '../../../../forms/form-store.ts'
import { mount } from '../../../../ui/testing/mount.ts'
import { emptyJob } from '../job-values.ts'
import { RateFields } from './rate-fields.tsx'

test('an amount has no more than two decimals, so that nothing is rounded unseen', async () => {
  const store = createFormStore({ ...emptyJob, rate_category: 'custom_rate' as const })
  const { user } = mount(<RateFields form={{ store }} />)
  const amount = screen.getByLabelText<HTMLInputElement>(/^Rate amount/)

  await user.type(amount, '1,165.555')
  expect(amount.value).toBe('1,165.55')
  await user.clear(amount)
  await user.paste('$65.5')
  expect(amount.value).toBe('$65.5')
})

const isTold = () => screen.queryByText(/^Contractors who filter by rate only find/) !== null

test('who names no rate is told who will not find the job, until there is one', async () => {
  const store = createFormStore(emptyJob)
  const { user } = mount(<RateFields form={{ store }} />)
  expect(isTold()).toBe(true)

  await user.selectOptions(screen.getByLabelText(/^Rate/), 'Custom Rate')
  expect(isTold()).toBe(false)
  await user.selectOptions(screen.getByLabelText(/^Rate\b(?! )/), 'Award')
  expect(isTold()).toBe(true)
})
