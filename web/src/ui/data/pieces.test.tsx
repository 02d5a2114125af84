// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { Avatar } from './avatar.tsx'
import { Banner } from './banner.tsx'
import { Chip } from './chip.tsx'
import { CopyButton } from './copy-button.tsx'
import { EmptyState } from './empty-state.tsx'
import { ErrorState } from './error-state.tsx'
import { Progress } from './progress.tsx'
import { Stat } from './stat.tsx'
import { expectNoViolations } from '../testing/axe.ts'
import { mount } from '../testing/mount.ts'

test('a chip goes away by a button that says what it removes', async () => {
  const onRemoved = vi.fn()
  const { user, container } = mount(<Chip onRemoved={onRemoved}>FIFO ex Perth</Chip>)

  await user.click(screen.getByRole('button', { name: 'Remove FIFO ex Perth' }))

  expect(onRemoved).toHaveBeenCalledOnce()
  await expectNoViolations(container)
})

test.each([
  ['Jo North', 'JN'],
  ['Priya van der Berg', 'PB'],
  ['Sam', 'S'],
  ['  łukasz  wren ', 'ŁW'],
  ['', ''],
])('the avatar of "%s" shows "%s"', (name, initials) => {
  const { container } = mount(<Avatar name={name} />)

  expect(container.textContent).toBe(initials)
})

test('an avatar whose picture is missing falls back to initials', () => {
  const { container } = mount(<Avatar name="Jo North" named picture="/gone.png" />)
  const picture = container.querySelector('img')
  expect(picture).not.toBeNull()

  if (picture) fireEvent.error(picture)

  expect(screen.getByRole('img', { name: 'Jo North' }).textContent).toBe('JN')
})

test('copying puts the text on the clipboard and says so', async () => {
  const { user, container } = mount(
    <CopyButton text="https://example.org/jobs/42">Copy link</CopyButton>,
  )

  await user.click(screen.getByRole('button', { name: 'Copy link' }))

  expect(await navigator.clipboard.readText()).toBe('https://example.org/jobs/42')
  expect(screen.getByRole('status').textContent).toBe('Copied')
  await expectNoViolations(container)
})

test('an error is told at once, a success when there is time, and both can be dismissed', async () => {
  const onDismissed = vi.fn()
  const { user, container } = mount(
    <>
      <Banner tone="error" prefix="Error!" onDismissed={onDismissed}>
        Please try again
      </Banner>
      <Banner tone="success">Saved</Banner>
    </>,
  )

  expect(screen.getByRole('alert').textContent).toBe('Error! Please try again')
  expect(screen.getByRole('status').textContent).toBe('Saved')
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(onDismissed).toHaveBeenCalledOnce()
  await expectNoViolations(container)
})

test('what could not be loaded can be tried again', async () => {
  const onRetried = vi.fn()
  const { user, container } = mount(
    <ErrorState title="We could not load your jobs." onRetried={onRetried} />,
  )

  await user.click(screen.getByRole('button', { name: 'Try again' }))

  expect(onRetried).toHaveBeenCalledOnce()
  await expectNoViolations(container)
})

test.each([
  [62.4, '62'],
  [140, '100'],
  [-3, '0'],
])('progress of %s percent is told as %s', (percent, told) => {
  mount(<Progress label="Upload" percent={percent} />)

  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Upload' })
  expect(bar.getAttribute('value')).toBe(told)
})

test('progress without an end in sight tells no figure', () => {
  mount(<Progress label="Reading" />)

  expect(screen.getByRole('progressbar').hasAttribute('value')).toBe(false)
})

test('figures and empty states are sound for assistive technology', async () => {
  const { container } = mount(
    <>
      <Stat
        label="Profile views"
        value="1,204"
        trend={{ direction: 'up', text: '12% this week', isGood: true }}
      />
      <EmptyState title="No saved jobs yet." action={<button type="button">Find work</button>} />
    </>,
  )

  expect(screen.getByRole('term').textContent).toBe('Profile views')
  await expectNoViolations(container)
})
