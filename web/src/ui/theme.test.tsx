// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'

import { mount } from './testing/mount.ts'
import { chooseTheme, useTheme } from './theme.ts'

const system = Object.assign(new EventTarget(), { matches: false })

beforeEach(() => {
  system.matches = false
  vi.stubGlobal('matchMedia', () => system)
  localStorage.clear()
  document.documentElement.className = ''
  document.head.innerHTML = '<meta name="theme-color" content="#fbf8f3" />'
})

function Shown() {
  const { choice, isDark } = useTheme()
  return <p>{`${choice}, ${isDark ? 'dark' : 'light'}`}</p>
}

test('a chosen theme is painted and remembered', () => {
  mount(<Shown />)

  act(() => chooseTheme('dark'))

  expect(screen.getByText('dark, dark')).toBeTruthy()
  expect(document.documentElement.classList.contains('dark')).toBe(true)
  expect(document.querySelector('meta')?.content).toBe('#14110e')
  expect(localStorage.getItem('headframeTheme')).toBe('dark')
})

test('without a choice the page follows the system when evening comes', () => {
  mount(<Shown />)
  expect(screen.getByText('system, light')).toBeTruthy()

  system.matches = true
  act(() => void system.dispatchEvent(new Event('change')))

  expect(screen.getByText('system, dark')).toBeTruthy()
})

test('a chosen light theme stays light when evening comes', () => {
  mount(<Shown />)
  act(() => chooseTheme('light'))

  system.matches = true
  act(() => void system.dispatchEvent(new Event('change')))

  expect(screen.getByText('light, light')).toBeTruthy()
})
