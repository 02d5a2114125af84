// @vitest-environment jsdom
import { savedSearches } from '@headframe/wire'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { openNewVersion } from '../calls/fresh-document.ts'
import { TextInput } from '../ui/form/text-input.tsx'
import { mount } from '../ui/testing/mount.ts'
import { CallField, CallForm } from './call-form.tsx'
import { useCallForm } from './use-call-form.ts'
import type { TabKeeper } from './use-kept-typing.ts'

/** Whether the browser asked before each of the loads. */
let asked: boolean[]

beforeEach(() => {
  asked = []
  // jsdom loads nothing anew; a browser asks first where somebody wants it to.
  const reload = () => {
    const leaving = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(leaving)
    asked.push(leaving.defaultPrevented)
  }
  vi.stubGlobal('location', { href: 'http://mine.example/contractor/saved-searches', reload })
  vi.stubGlobal('fetch', async () => new Response('<html>'))
})

afterEach(() => {
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

function NameForm({ keeper }: { keeper?: TabKeeper<{ name: string }> }) {
  const form = useCallForm({
    call: savedSearches.change,
    initial: { name: 'Pilbara' },
    inputOf: (values) => ({ ...values, id: 's-1' }),
    keeper,
    onDone: () => undefined,
  })
  return (
    <CallForm form={form} submit="Save name">
      <CallField form={form} name="name" label="Name">
        {(control) => <TextInput {...control} />}
      </CallField>
    </CallForm>
  )
}

test('before the new version takes what nothing keeps, the browser asks', async () => {
  const { user, unmount } = mount(<NameForm />)
  await openNewVersion()
  await user.type(screen.getByLabelText('Name'), ' nights')
  await openNewVersion()
  await user.type(screen.getByLabelText('Name'), '{Backspace>7/}')
  await openNewVersion()
  expect(asked).toEqual([false, true, false])

  await user.type(screen.getByLabelText('Name'), ' days')
  unmount()
  await openNewVersion()
  expect(asked).toEqual([false, true, false, false])
})

test('what is kept goes along without a question', async () => {
  const { user } = mount(<NameForm keeper={{ key: 'name', kind: 'contractor' }} />)
  await user.type(screen.getByLabelText('Name'), ' nights')
  await openNewVersion()

  expect(asked).toEqual([false])
})
