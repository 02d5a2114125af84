// @vitest-environment jsdom
import { Refusal, wordsFor, type RefusalCode } from '@headframe/wire'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'

import { createFormStore } from '../../forms/form-store.ts'
import { useStored } from '../../forms/use-stored.ts'
import { mount } from '../../ui/testing/mount.ts'
import { useWizard, type WizardStep } from './use-wizard.ts'
import { WizardButtons } from './wizard-buttons.tsx'

type Id = 'resume'
const steps: readonly WizardStep<Id>[] = [{ id: 'resume', label: 'Resume', fields: ['resume'] }]

/** The last step of a form that fails this way, and tells how often it was sent. */
function LastStep({ code, submitLabel }: { code: RefusalCode; submitLabel?: string | null }) {
  const [store] = useState(() => createFormStore({ resume: 'Tess.pdf' }))
  const [sent, setSent] = useState(0)
  const text = useStored(store, (state) => state.text)
  const wizard = useWizard({
    steps,
    begin: { visited: new Set<Id>(['resume']), completed: new Set<Id>() },
    asked: 'resume',
    onStep: () => {},
    store,
    judge: () => ({}),
    tell: () => '',
    async send() {
      setSent((times) => times + 1)
      throw new Refusal(code)
    },
    told: (refusal) => ({ text: wordsFor(refusal), faults: {} }),
    onDone: () => {},
    sendsNothingTwice: true,
  })

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        wizard.forward()
      }}
    >
      <p>Sent: {sent}</p>
      {text && <p role="alert">{text}</p>}
      <button type="button" onClick={() => store.set('resume', 'Another.pdf')}>
        Choose another
      </button>
      <WizardButtons
        wizard={wizard}
        store={store}
        isFirst
        isLast
        {...(submitLabel !== undefined && { submitLabel })}
      />
    </form>
  )
}

const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Submit' })

async function fail(code: RefusalCode) {
  const { user } = mount(<LastStep code={code} />)
  await user.click(submit())
  await screen.findByRole('alert')
  return user
}

test('what was refused is sent again once something was changed', async () => {
  const user = await fail('INVALID')
  expect(submit().disabled).toBe(true)
  expect(screen.getByText(/Change anything to send it again/)).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'Choose another' }))

  expect(submit().disabled).toBe(false)
})

test.each(['UNREACHABLE', 'INTERNAL', 'BUSY'] as const)(
  'what did not arrive because of %s can be sent again as it is',
  async (code) => {
    const user = await fail(code)
    expect(screen.getByText(/You can send it again as it is/)).toBeTruthy()

    await user.click(submit())

    expect(await screen.findByText('Sent: 2')).toBeTruthy()
  },
)

test('whoever may not end it is offered no button that does nothing', async () => {
  mount(<LastStep code="INVALID" submitLabel={null} />)
  await screen.findByRole('button', { name: 'Choose another' })
  expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull()
})
