import type Quill from 'quill/core.js'
import { useEffect, useState } from 'react'

import { readPieces, type Look } from './rich-text.ts'

/** What the toolbar and the counter show of an editor. */
export interface EditorState {
  /** How the text looks where the cursor stands, or stood last. */
  look: Look
  length: number
  canUndo: boolean
  canRedo: boolean
}

const nothing: EditorState = { look: {}, length: 0, canUndo: false, canRedo: false }

export function useEditorState(quill: Quill | undefined): EditorState {
  const [state, setState] = useState(nothing)

  useEffect(() => {
    if (!quill) return undefined
    const tell = () => setState((last) => stateOf(quill, last))
    tell()
    quill.on('editor-change', tell)
    return () => {
      quill.off('editor-change', tell)
    }
  }, [quill])

  return state
}

/** Without the focus there is no cursor, and the toolbar keeps what it showed. */
function stateOf(quill: Quill, last: EditorState): EditorState {
  const [range] = quill.selection.getRange()
  return {
    look: range ? lookAt(quill, range) : last.look,
    length: Array.from(quill.getText().trim()).length,
    canUndo: quill.history.stack.undo.length > 0,
    canRedo: quill.history.stack.redo.length > 0,
  }
}

function lookAt(quill: Quill, range: { index: number; length: number }): Look {
  const [piece] = readPieces({
    ops: [{ insert: 'x', attributes: quill.getFormat(range.index, range.length) }],
  })
  return piece?.attributes ?? {}
}
