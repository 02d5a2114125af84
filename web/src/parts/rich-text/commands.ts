import {
  Bold,
  Heading1,
  Heading2,
  IndentDecrease,
  IndentIncrease,
  Italic,
  List,
  ListOrdered,
  Quote,
  Redo2,
  RemoveFormatting,
  Strikethrough,
  Underline,
  Undo2,
  type LucideIcon,
} from 'lucide-react'
import type Quill from 'quill/core.js'

import type { EditorState } from './editor-state.ts'
import { deepestIndent, type Look } from './rich-text.ts'
import type { Shortcut } from './shortcut.ts'

/** Something the toolbar offers. */
export interface Command {
  label: string
  icon: LucideIcon
  shortcut?: Shortcut
  /** For looks that are on or off where the cursor stands. */
  isOn?: (look: Look) => boolean
  isPossible?: (state: EditorState) => boolean
  run: (quill: Quill, look: Look) => void
}

const undo: Command = {
  label: 'Undo',
  icon: Undo2,
  shortcut: { key: 'Z' },
  isPossible: ({ canUndo }) => canUndo,
  run: (quill) => quill.history.undo(),
}

const redo: Command = {
  label: 'Redo',
  icon: Redo2,
  shortcut: { key: 'Z', shift: true },
  isPossible: ({ canRedo }) => canRedo,
  run: (quill) => quill.history.redo(),
}

const outdent: Command = {
  label: 'Less indent',
  icon: IndentDecrease,
  shortcut: { key: '[' },
  isPossible: ({ look }) => look.list !== undefined && (look.indent ?? 0) > 0,
  run: (quill) => quill.format('indent', '-1', 'user'),
}

const indent: Command = {
  label: 'More indent',
  icon: IndentIncrease,
  shortcut: { key: ']' },
  isPossible: ({ look }) => look.list !== undefined && (look.indent ?? 0) < deepestIndent,
  run: (quill) => quill.format('indent', '+1', 'user'),
}

const clear: Command = {
  label: 'Clear format',
  icon: RemoveFormatting,
  shortcut: { key: '\\' },
  isPossible: ({ look }) => Object.keys(look).length > 0,
  run: clearFormat,
}

/** As they stand in the toolbar; the link has its own button, between the quote and the last one. */
export const commandGroups: readonly (readonly Command[])[] = [
  [undo, redo],
  [
    toggle('Heading', Heading1, 'header', 2, { key: '2', alt: true }),
    toggle('Subheading', Heading2, 'header', 3, { key: '3', alt: true }),
  ],
  [
    toggle('Bold', Bold, 'bold', true, { key: 'B' }),
    toggle('Italic', Italic, 'italic', true, { key: 'I' }),
    toggle('Underline', Underline, 'underline', true, { key: 'U' }),
    toggle('Strike through', Strikethrough, 'strike', true, { key: 'X', shift: true }),
  ],
  [
    toggle('Bullet list', List, 'list', 'bullet', { key: '8', shift: true }),
    toggle('Numbered list', ListOrdered, 'list', 'ordered', { key: '7', shift: true }),
    outdent,
    indent,
  ],
  [toggle('Quote', Quote, 'blockquote', true, { key: '9', shift: true }), clear],
]

function toggle<Name extends keyof Look>(
  label: string,
  icon: LucideIcon,
  name: Name,
  value: Look[Name],
  shortcut: Shortcut,
): Command {
  return {
    label,
    icon,
    shortcut,
    isOn: (look) => look[name] === value,
    run(quill, look) {
      const isOn = look[name] === value
      quill.format(name, isOn ? false : value, 'user')
    },
  }
}

/** Takes the looks from what is selected, or from the line and what is about to be typed. */
function clearFormat(quill: Quill, look: Look) {
  const range = quill.getSelection(true)
  if (range.length > 0) quill.removeFormat(range.index, range.length, 'user')
  else for (const name of Object.keys(look)) quill.format(name, false, 'user')
}
