interface Choice<Option extends string> {
  now: () => Option
  choose: (option: Option) => void
  subscribe: (onChange: () => void) => () => void
}

/** One of a few, as this browser remembers it, the same in all its tabs; the first where nothing was chosen. */
export function createChoice<const Option extends string>(
  storageKey: string,
  options: readonly [Option, ...Option[]],
): Choice<Option> {
  const listeners = new Set<() => void>()
  let chosen: Option | undefined

  function stored(): Option {
    try {
      const kept = localStorage.getItem(storageKey)
      return options.find((option) => option === kept) ?? options[0]
    } catch {
      return options[0]
    }
  }

  return {
    now: () => (chosen ??= stored()),
    choose(option) {
      chosen = option
      try {
        localStorage.setItem(storageKey, option)
      } catch {
        // Without storage the choice holds until the page is left.
      }
      for (const tell of listeners) tell()
    },
    subscribe(onChange) {
      const followOtherTab = ({ key }: StorageEvent) => {
        if (key !== storageKey) return
        chosen = undefined
        onChange()
      }
      listeners.add(onChange)
      window.addEventListener('storage', followOtherTab)
      return () => {
        listeners.delete(onChange)
        window.removeEventListener('storage', followOtherTab)
      }
    },
  }
}
