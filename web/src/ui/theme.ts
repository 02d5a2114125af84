import { useSyncExternalStore } from 'react'

export type ThemeChoice = 'light' | 'dark' | 'system'

/** Also spelled in index.html, which sets the theme before this module has loaded. */
const storageKey = 'headframeTheme'
const barColour = { light: '#fbf8f3', dark: '#14110e' }

const listeners = new Set<() => void>()

export function useTheme(): { choice: ThemeChoice; isDark: boolean } {
  const choice = useSyncExternalStore(subscribe, chosenTheme)
  const isDark = useSyncExternalStore(subscribe, isDarkNow)
  return { choice, isDark }
}

export function chooseTheme(choice: ThemeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, choice)
  } catch {
    // Without storage the choice holds until the page is left.
  }
  paint(choice)
}

function subscribe(onChange: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const followOtherTab = (event: StorageEvent) => {
    if (event.key === storageKey) follow()
  }

  listeners.add(onChange)
  system.addEventListener('change', follow)
  window.addEventListener('storage', followOtherTab)
  // The system may have changed its mind while nobody was listening yet.
  if (wantsDark(chosenTheme()) !== isDarkNow()) follow()
  return () => {
    listeners.delete(onChange)
    system.removeEventListener('change', follow)
    window.removeEventListener('storage', followOtherTab)
  }
}

function follow(): void {
  paint(chosenTheme())
}

function chosenTheme(): ThemeChoice {
  try {
    const stored = localStorage.getItem(storageKey)
    return stored === 'light' || stored === 'dark' ? stored : 'system'
  } catch {
    return 'system'
  }
}

function isDarkNow(): boolean {
  return document.documentElement.classList.contains('dark')
}

function wantsDark(choice: ThemeChoice): boolean {
  const followsSystem = choice === 'system'
  return followsSystem ? matchMedia('(prefers-color-scheme: dark)').matches : choice === 'dark'
}

function paint(choice: ThemeChoice): void {
  const isDark = wantsDark(choice)
  document.documentElement.classList.toggle('dark', isDark)
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', isDark ? barColour.dark : barColour.light)
  for (const tell of listeners) tell()
}
