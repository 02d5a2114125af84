import { useId, useState, type KeyboardEvent } from 'react'

interface Wish {
  suggestions: readonly string[]
  onTaken: (suggestion: string) => void
}

/**
 * Offers more of what is being typed into a box, by the pattern of a combobox with a list: the focus stays
 * in the box, and the keys move a mark. The kit's base has one too; it weighs a sixth of all the script of
 * the list of jobs and holds a phone up for a tenth of a second before anybody has typed.
 */
export function useSuggestions({ suggestions, onTaken }: Wish) {
  const listId = useId()
  const [isWanted, setWanted] = useState(false)
  const [marked, setMarked] = useState<string>()

  const isOpen = isWanted && suggestions.length > 0
  const place = isOpen && marked !== undefined ? suggestions.indexOf(marked) : -1
  const idOf = (suggestion: string) => `${listId}-${suggestions.indexOf(suggestion)}`

  function offer(wanted: boolean) {
    setWanted(wanted)
    setMarked(undefined)
  }

  function take(suggestion: string) {
    offer(false)
    onTaken(suggestion)
  }

  /** The mark goes round, by way of the box: there, what was typed is what is looked for. */
  function move(by: 1 | -1) {
    const places = suggestions.length + 1
    setMarked(suggestions[((place + 1 + by + places) % places) - 1])
  }

  function press(event: KeyboardEvent) {
    // Enter and the arrows choose among letters while some are being composed.
    if (event.nativeEvent.isComposing || suggestions.length === 0) return
    const chosen = suggestions[place]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (!isOpen) setWanted(true)
      move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Escape' && isOpen) {
      offer(false)
      // The dialog that the box stands in would close with it.
      event.stopPropagation()
    } else if (event.key === 'Enter' && chosen !== undefined) take(chosen)
    else return
    event.preventDefault()
  }

  return {
    isOpen,
    /** What was typed has changed, or the box is done with. */
    offer,
    inBox: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': place < 0 ? undefined : idOf(suggestions[place] ?? ''),
      onKeyDown: press,
      onBlur: () => offer(false),
    },
    inList: {
      id: listId,
      role: 'listbox',
      // Whoever presses one of them goes on in the box.
      onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    },
    inLine: (suggestion: string) => ({
      id: idOf(suggestion),
      role: 'option',
      'aria-selected': suggestion === suggestions[place],
      'data-highlighted': suggestion === suggestions[place] ? '' : undefined,
      onPointerMove: () => setMarked(suggestion),
      onClick: () => take(suggestion),
    }),
  } as const
}
