// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { useRef, useState } from 'react'
import { expect, test } from 'vitest'

import { mount } from '../../ui/testing/mount.ts'
import { Composer } from './composer.tsx'

function Writing({ onSent }: { onSent: (body: string) => void }) {
  const [body, setBody] = useState('')
  const box = useRef<HTMLTextAreaElement>(null)
  return <Composer box={box} body={body} onTyped={setBody} onSent={onSent} />
}

const empty = 'The message cannot be empty.'

test('a double click sends once, and finds nothing wrong with the box that it emptied', async () => {
  const sent: string[] = []
  const { user } = mount(<Writing onSent={(body) => sent.push(body)} />)

  await user.type(screen.getByLabelText('Your message'), 'Free in May?')
  await user.dblClick(screen.getByRole('button', { name: 'Send' }))

  expect(sent).toEqual(['Free in May?'])
  expect(screen.queryByText(empty)).toBeNull()
  expect(document.activeElement).toBe(screen.getByLabelText('Your message'))
})

test('a message of nothing is not sent', async () => {
  const sent: string[] = []
  const { user } = mount(<Writing onSent={(body) => sent.push(body)} />)

  await user.click(screen.getByRole('button', { name: 'Send' }))

  expect(await screen.findByText(empty)).toBeTruthy()
  expect(sent).toEqual([])
})
