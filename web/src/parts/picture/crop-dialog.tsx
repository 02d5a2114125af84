import { Minus, Plus } from 'lucide-react'
import { useId, useState, type KeyboardEvent } from 'react'
import Cropper from 'react-easy-crop'

import { Button } from '../../ui/form/button.tsx'
import { Dialog, DialogClose } from '../../ui/overlay/dialog.tsx'
import { IconButton } from '../../ui/form/icon-button.tsx'
import { addressOf } from './address-of.ts'
import type { Area } from './canvas.ts'
import './crop.css'
import { cutSquare } from './cut-square.ts'

interface CropDialogProps {
  picture: Blob
  onCropped: (cropped: Blob) => void
  onClosed: () => void
}

/** The square begins at this part of the shorter side; zooming out reaches all of it. */
const beginsAt = 0.6
const farthest = 3
const zoomStep = 0.1

/** Heavy: loaded when somebody has chosen a picture. */
export default function CropDialog({ picture, onCropped, onClosed }: CropDialogProps) {
  const [area, setArea] = useState<Area>()
  const [isBusy, setBusy] = useState(false)

  async function use() {
    if (!area) return
    setBusy(true)
    onCropped(await cutSquare(picture, area))
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClosed()}
      title="Crop your picture"
      description="Move and zoom until your face fills the circle."
      footer={
        <>
          <DialogClose render={<Button variant="secondary" />}>Cancel</DialogClose>
          <Button busy={isBusy} disabled={!area} onClick={() => void use()}>
            Use picture
          </Button>
        </>
      }
    >
      <CropArea picture={picture} onAreaChanged={setArea} />
    </Dialog>
  )
}

interface CropAreaProps {
  picture: Blob
  onAreaChanged: (area: Area) => void
}

function CropArea({ picture, onAreaChanged }: CropAreaProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [side, setSide] = useState<number>()

  function zoomTo(wanted: number) {
    const step = Math.round(wanted / zoomStep) * zoomStep
    setZoom(Number(Math.min(farthest, Math.max(beginsAt, step)).toFixed(1)))
  }

  function zoomByKey(event: KeyboardEvent) {
    if (event.key === '+' || event.key === '=') zoomTo(zoom + zoomStep)
    else if (event.key === '-') zoomTo(zoom - zoomStep)
  }

  return (
    <>
      <div className="relative h-[min(24rem,45dvh)] overflow-hidden rounded-lg bg-bench-ground">
        <Cropper
          disableAutomaticStylesInjection
          image={addressOf(picture)}
          crop={crop}
          zoom={zoom}
          minZoom={beginsAt}
          maxZoom={farthest}
          aspect={1}
          cropShape="round"
          showGrid={false}
          keyboardStep={8}
          cropSize={side === undefined ? undefined : { width: side, height: side }}
          setMediaSize={({ width, height }) => setSide(Math.min(width, height) * beginsAt)}
          onCropChange={setCrop}
          onZoomChange={zoomTo}
          onCropAreaChange={(_, pixels) => onAreaChanged(pixels)}
          mediaProps={{ alt: '' }}
          cropperProps={{
            role: 'application',
            'aria-label': 'Picture: arrow keys move it, plus and minus zoom',
            onKeyDownCapture: zoomByKey,
          }}
        />
      </div>
      <ZoomSlider zoom={zoom} onChanged={zoomTo} />
    </>
  )
}

interface ZoomSliderProps {
  zoom: number
  onChanged: (zoom: number) => void
}

function ZoomSlider({ zoom, onChanged }: ZoomSliderProps) {
  const id = useId()

  return (
    <div className="flex items-center gap-2">
      <label htmlFor={id} className="sr-only">
        Zoom
      </label>
      <IconButton icon={Minus} label="Zoom out" onClick={() => onChanged(zoom - zoomStep)} />
      <input
        id={id}
        type="range"
        className="h-11 min-w-0 flex-1 cursor-pointer accent-primary"
        min={beginsAt}
        max={farthest}
        step={zoomStep}
        value={zoom}
        aria-valuetext={`${zoom.toFixed(1)} times`}
        onChange={({ target }) => onChanged(Number(target.value))}
      />
      <IconButton icon={Plus} label="Zoom in" onClick={() => onChanged(zoom + zoomStep)} />
      <output htmlFor={id} className="num w-12 text-right text-sm text-ink-2">
        {zoom.toFixed(1)}×
      </output>
    </div>
  )
}
