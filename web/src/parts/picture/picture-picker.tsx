import { words } from '@headframe/wire'
import { Camera, Crop, Trash2 } from 'lucide-react'
import { useRef, useState, type ReactNode, type RefObject } from 'react'

import { Button, buttonStyles } from '../../ui/form/button.tsx'
import { cn } from '../../ui/cn.ts'
import { useFieldControl } from '../../ui/form/field-control.ts'
import { lazyPart } from '../lazy-part.tsx'
import { addressOf } from './address-of.ts'
import { PictureFrame } from './picture-frame.tsx'
import { NoPicture, preparePicture, type PreparedPicture } from './prepare-picture.ts'

const CropDialog = lazyPart(() => import('./crop-dialog.tsx'))

export interface ChosenPicture extends PreparedPicture {
  /** The square that was cut from it: a JPEG of at most 1024 pixels a side. */
  readonly cropped: Blob
}

interface PicturePickerProps {
  name?: string
  value: ChosenPicture | undefined
  onChange: (picture: ChosenPicture | undefined) => void
  /** The address of the picture that is kept already. */
  present?: string
  disabled?: boolean
}

/** Choose or take a photo and cut a square from it; it stands inside a `Field`. */
export function PicturePicker({ name, value, onChange, present, disabled }: PicturePickerProps) {
  const input = useRef<HTMLInputElement>(null)
  const { take, isOpening, problem, cropping, setCropping } = useOpening(input)
  const control = useFieldControl({})
  const shown = value ? addressOf(value.cropped) : present

  return (
    <PictureFrame
      picture={shown}
      isBusy={isOpening}
      isDisabled={disabled}
      onDropped={(file) => void take(file)}
    >
      <div className="flex flex-wrap items-center gap-2 has-[input:focus-visible]:[&>label]:outline-3 has-[input:focus-visible]:[&>label]:outline-offset-2 has-[input:focus-visible]:[&>label]:outline-focus">
        <input
          ref={input}
          type="file"
          accept="image/*"
          name={name}
          disabled={disabled}
          className="sr-only"
          onChange={({ target }) => {
            const chosen = target.files?.[0]
            if (chosen) void take(chosen)
          }}
          {...control}
        />
        <label htmlFor={control.id} className={cn(chooseStyles, disabled && disabledStyles)}>
          <Camera aria-hidden />
          {shown ? 'Replace picture' : 'Choose a picture'}
        </label>
        {value && (
          <ChosenButtons
            onCrop={() => setCropping(value)}
            onRemoved={() => {
              onChange(undefined)
              input.current?.focus()
            }}
          />
        )}
      </div>
      <PictureNote problem={problem}>
        {value?.isSmallerCopy
          ? 'Your photo is large or of a kind of its own, so a copy that we can take will be sent.'
          : 'JPEG, PNG or WEBP. A photo from your phone is fine.'}
      </PictureNote>
      {cropping && (
        <CropDialog
          loading={null}
          picture={cropping.original}
          onClosed={() => setCropping(undefined)}
          onCropped={(cropped) => {
            onChange({ ...cropping, cropped })
            setCropping(undefined)
          }}
        />
      )}
    </PictureFrame>
  )
}

/** Makes of a file the picture that is to be cut; of anything else it tells that it is none. */
function useOpening(input: RefObject<HTMLInputElement | null>) {
  const [cropping, setCropping] = useState<PreparedPicture>()
  const [isOpening, setOpening] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function take(file: File | undefined) {
    if (!file) return setProblem(words.pictureInvalid)
    setProblem(undefined)
    setOpening(true)
    try {
      setCropping(await preparePicture(file))
    } catch (refused) {
      if (!(refused instanceof NoPicture)) throw refused
      setProblem(words.pictureInvalid)
    } finally {
      setOpening(false)
      // The same file may be chosen again after it was mended.
      if (input.current) input.current.value = ''
    }
  }

  return { take, isOpening, problem, cropping, setCropping }
}

function ChosenButtons({ onCrop, onRemoved }: { onCrop: () => void; onRemoved: () => void }) {
  return (
    <>
      <Button variant="quiet" onClick={onCrop}>
        <Crop aria-hidden />
        Crop again
      </Button>
      <Button variant="quiet" onClick={onRemoved}>
        <Trash2 aria-hidden />
        Remove
      </Button>
    </>
  )
}

const chooseStyles = cn(buttonStyles({ variant: 'secondary' }), 'cursor-pointer')
const disabledStyles = 'pointer-events-none border-line bg-sunken text-ink-2/70'

function PictureNote({ problem, children }: { problem: string | undefined; children: ReactNode }) {
  return (
    <>
      <p role="alert" className="text-sm font-medium text-danger empty:hidden">
        {problem}
      </p>
      {!problem && <p className="text-sm text-ink-2">{children}</p>}
    </>
  )
}
