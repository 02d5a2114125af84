import { Skeleton } from '../../ui/data/skeleton.tsx'
import { lazyPart } from '../lazy-part.tsx'
import type { RichEditorProps } from './rich-editor.tsx'

const RichEditor = lazyPart<RichEditorProps>(() => import('./rich-editor.tsx'))

/** A text with headings, lists and links, to be written; it stands inside a `Field`. */
export function RichField(props: RichEditorProps) {
  return <RichEditor {...props} loading={<EditorPlace />} />
}

/** As large as the empty editor, so that nothing moves when it comes. */
function EditorPlace() {
  return (
    <div role="status" aria-label="Loading the editor">
      <div className="rounded-md border border-line-strong bg-surface">
        <div className="h-22 border-b border-line p-3 sm:h-11">
          <Skeleton className="h-5 w-3/4" />
        </div>
        <div className="h-56" />
      </div>
      <div className="mt-1 h-5" />
    </div>
  )
}
