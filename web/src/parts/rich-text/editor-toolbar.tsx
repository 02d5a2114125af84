import { Toolbar } from '@base-ui/react/toolbar'
import type Quill from 'quill/core.js'
import { Fragment, useEffect, useEffectEvent } from 'react'

import { IconButton } from '../../ui/form/icon-button.tsx'
import { commandGroups, type Command } from './commands.ts'
import type { EditorState } from './editor-state.ts'
import { LinkButton } from './link-button.tsx'
import { bindShortcut, shownShortcut, spokenShortcut } from './shortcut.ts'

interface EditorToolbarProps {
  quill: Quill | undefined
  state: EditorState
  /** The id of the text that it works on. */
  controls: string
}

/** One stop for the Tab key; the arrow keys go from button to button. */
export function EditorToolbar({ quill, state, controls }: EditorToolbarProps) {
  const run = useEffectEvent((command: Command) => {
    if (quill && (command.isPossible?.(state) ?? true)) command.run(quill, state.look)
  })

  useEffect(() => {
    if (!quill) return
    for (const command of commandGroups.flat()) {
      if (command.shortcut) bindShortcut(quill, command.shortcut, () => run(command))
    }
  }, [quill])

  return (
    <Toolbar.Root aria-label="Format" aria-controls={controls} className="rich-toolbar">
      {commandGroups.map((commands, group) => (
        <Fragment key={commands[0]?.label}>
          {group > 0 && <Toolbar.Separator className="rich-toolbar-gap" />}
          {group === commandGroups.length - 1 && <LinkButton quill={quill} look={state.look} />}
          {commands.map((command) => (
            <CommandButton key={command.label} command={command} quill={quill} state={state} />
          ))}
        </Fragment>
      ))}
    </Toolbar.Root>
  )
}

interface CommandButtonProps {
  command: Command
  quill: Quill | undefined
  state: EditorState
}

function CommandButton({ command, quill, state }: CommandButtonProps) {
  const { label, icon, shortcut, isOn, isPossible } = command

  return (
    <Toolbar.Button
      disabled={!(isPossible?.(state) ?? true)}
      onClick={() => quill && command.run(quill, state.look)}
      // The text keeps its focus and what is selected in it.
      onMouseDown={(event) => event.preventDefault()}
      render={
        <IconButton
          icon={icon}
          label={label}
          title={shortcut ? `${label} (${shownShortcut(shortcut)})` : label}
          aria-keyshortcuts={shortcut && spokenShortcut(shortcut)}
          aria-pressed={isOn?.(state.look)}
          className="w-full sm:w-9"
        />
      }
    />
  )
}
