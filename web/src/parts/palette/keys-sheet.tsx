import { keysEverywhere, type KeyGroup } from '../../lib/keys.ts'
import { Button } from '../../ui/form/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { singleKeys, useAreKeysOn } from '../../ui/use-keys.ts'
import { KeyCap } from './key-cap.tsx'

export interface NamedKeys {
  title: string
  keys: KeyGroup
}

interface KeysSheetProps {
  /** The keys of the area's own screens. */
  groups: readonly NamedKeys[]
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Which keys there are, from the register that those who listen use. */
export default function KeysSheet({ groups, open, onOpenChange }: KeysSheetProps) {
  const areOn = useAreKeysOn()
  const all = [{ title: 'Everywhere', keys: keysEverywhere }, ...groups]

  return (
    <Dialog
      title="Keys"
      description={
        areOn
          ? 'They rest while you type.'
          : 'Single keys are turned off in this browser; those with Ctrl or ⌘ still work.'
      }
      size="sm"
      open={open}
      onOpenChange={onOpenChange}
      footer={
        <Button variant="secondary" onClick={() => singleKeys.choose(areOn ? 'off' : 'on')}>
          {areOn ? 'Turn single keys off' : 'Turn single keys on'}
        </Button>
      }
    >
      {all.map(({ title, keys }) => (
        <section key={title} aria-label={title}>
          <h3 className="text-base">{title}</h3>
          <dl className="mt-2 divide-y divide-line">
            {Object.values(keys).map((key) => (
              <div key={key.press} className="flex items-center justify-between gap-6 py-1.5">
                <dt className="order-2">
                  <KeyCap of={key} />
                </dt>
                <dd className="text-ink-2">{key.says}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  )
}
