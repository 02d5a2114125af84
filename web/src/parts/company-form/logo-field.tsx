import { pictureTypes } from '@headframe/wire'
import { ImagePlus, Trash2, X } from 'lucide-react'
import { useRef, useSyncExternalStore } from 'react'

import { Button, buttonStyles } from '../../ui/form/button.tsx'
import { cn } from '../../ui/cn.ts'
import { useFieldControl } from '../../ui/form/field-control.ts'
import { Progress } from '../../ui/data/progress.tsx'
import { addressOf } from '../picture/address-of.ts'
import { LogoFrame } from './logo-frame.tsx'
import type { LogoUpload } from './logo-upload.ts'

interface LogoFieldProps {
  /** Where the logo that is kept is found; empty when there is none. */
  address: string
  upload: LogoUpload
  onRemoved: () => void
}

/** Choose or drop a logo, see it on its way, replace and remove it; it stands inside a `Field`. */
export function LogoField({ address, upload, onRemoved }: LogoFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const status = useSyncExternalStore(upload.subscribe, upload.status)
  const isSending = status.is === 'sending'
  const problem = status.is === 'refused' ? status.text : undefined
  const control = useFieldControl({ 'aria-invalid': problem ? true : undefined })
  const preview = status.is === 'sending' && status.preview ? addressOf(status.preview) : address

  function take(file: File | undefined) {
    if (file) upload.take(file)
    // The same file may be chosen again after it was mended.
    if (input.current) input.current.value = ''
  }

  /** The button that was pressed is gone, and focus must not fall back to the top of the page. */
  function thenFocusInput(act: () => void) {
    act()
    input.current?.focus()
  }

  return (
    <LogoFrame address={preview} isOnItsWay={isSending} problem={problem} onDropped={take}>
      <div className={rowStyles}>
        <input
          ref={input}
          type="file"
          accept={pictureTypes.join(',')}
          className="sr-only"
          onChange={({ target }) => take(target.files?.[0])}
          {...control}
        />
        {status.is === 'sending' ? (
          <>
            <div className="min-w-32 flex-1">
              <Progress label="Upload of the logo" percent={status.percent} />
            </div>
            <Button variant="quiet" onClick={() => thenFocusInput(upload.cancel)}>
              <X aria-hidden />
              Cancel
            </Button>
          </>
        ) : (
          <label htmlFor={control.id} className={chooseStyles}>
            <ImagePlus aria-hidden />
            {address ? 'Replace Logo' : 'Upload Logo'}
          </label>
        )}
        {address && !isSending && (
          <Button variant="quiet" onClick={() => thenFocusInput(onRemoved)}>
            <Trash2 aria-hidden />
            Remove
          </Button>
        )}
      </div>
    </LogoFrame>
  )
}

const rowStyles =
  'flex min-h-11 flex-wrap items-center gap-2 has-[input:focus-visible]:[&>label]:outline-3 has-[input:focus-visible]:[&>label]:outline-offset-2 has-[input:focus-visible]:[&>label]:outline-focus'

const chooseStyles = cn(buttonStyles({ variant: 'secondary' }), 'cursor-pointer')
