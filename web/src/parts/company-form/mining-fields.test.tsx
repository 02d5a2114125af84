// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'

import { Field } from '../../ui/form/field.tsx'
import { expectNoViolations } from '../../ui/testing/axe.ts'
import { mount } from '../../ui/testing/mount.ts'
import { CommodityChoice } from './commodity-choice.tsx'
import { FacilitiesField } from './facilities-field.tsx'

function Commodities({ chosen }: { chosen: readonly string[] }) {
  const [value, setValue] = useState(chosen)
  return (
    <>
      <Field label="Commodities" group>
        <CommodityChoice value={value} onChange={setValue} />
      </Field>
      <p data-testid="chosen">{value.join(', ')}</p>
    </>
  )
}

function Facilities({ text }: { text: string }) {
  const [value, setValue] = useState(text)
  return (
    <Field label="Facilities">
      <FacilitiesField value={value} onChange={setValue} />
    </Field>
  )
}

const chosen = () => screen.getByTestId('chosen').textContent
const text = () => screen.getByLabelText<HTMLTextAreaElement>('Facilities').value
const button = (name: string) => screen.getByRole('button', { name })

test('commodities are ticked and unticked', async () => {
  const { user, container } = mount(<Commodities chosen={['gold']} />)

  await user.click(screen.getByRole('checkbox', { name: 'Copper' }))
  await user.click(screen.getByRole('checkbox', { name: 'Gold' }))

  expect(chosen()).toBe('Copper')
  await expectNoViolations(container)
})

test('whoever ticks Other names the others, and the ticked ones stay', async () => {
  const { user } = mount(<Commodities chosen={['Gold']} />)
  expect(screen.queryByLabelText('Other commodities')).toBeNull()

  await user.click(screen.getByRole('checkbox', { name: 'Other' }))
  await user.type(screen.getByLabelText('Other commodities'), 'Tungsten{Enter}')

  expect(chosen()).toBe('Gold, Other, Tungsten')
})

test('what a company named before is shown with the usual ones', async () => {
  const { user } = mount(<Commodities chosen={['Vanadium', 'Zinc']} />)

  await user.click(button('Remove Vanadium'))

  expect(chosen()).toBe('Zinc')
})

test('a facility is taken into the text, and is no longer suggested', async () => {
  const { user, container } = mount(<Facilities text="Wet mess, and a chapel" />)

  await user.click(button('Mess'))
  expect(text()).toBe('Wet mess, and a chapel, Mess')
  expect(screen.queryByRole('button', { name: 'Mess' })).toBeNull()
  expect(button('Gym')).toBe(document.activeElement)

  await user.click(button('Gym'))
  expect(text()).toBe('Wet mess, and a chapel, Mess, Gym')
  await expectNoViolations(container)
})
