import { Dialog } from '../../../ui/overlay/dialog.tsx'

const keys = [
  ['/', 'Search'],
  ['↑ ↓', 'Go through the people'],
  ['Enter', 'Open the one in focus'],
  ['n', 'Write a note'],
  ['p', 'Choose talent pools'],
  ['Space', 'Tick the box in focus; with Shift, all up to it'],
  ['Esc', 'Close what is open'],
  ['?', 'Show this'],
] as const

interface KeysHelpProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function KeysHelp(props: KeysHelpProps) {
  return (
    <Dialog title="Keys" size="sm" {...props}>
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-2">
        {keys.map(([key, does]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded-sm border border-line-strong bg-sunken px-1.5 py-0.5 font-sans text-sm font-semibold">
                {key}
              </kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
