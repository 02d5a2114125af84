import { contractorProfiles } from '@headframe/wire'

import { useRead } from '../../../calls/use-read.ts'
import { pictureOf } from '../../../lib/paths.ts'
import { PicturePicker } from '../../../parts/picture/picture-picker.tsx'
import { Banner } from '../../../ui/data/banner.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import type { Photo } from './use-photo.ts'

/** The picture that others see: chosen and cut first, and only changed once that is saved. */
export function PhotoForm({ photo }: { photo: Photo }) {
  const { photo_hash } = useRead(contractorProfiles.account, {})
  const { chosen, choose, save, isSaving, problem } = photo

  return (
    <div className="flex flex-col gap-4">
      {problem && <Banner tone="error">{problem}</Banner>}
      <Field label="Profile photo" labelHidden>
        <PicturePicker
          name="photo"
          value={chosen}
          present={photo_hash === null ? undefined : pictureOf(photo_hash)}
          disabled={isSaving}
          onChange={choose}
        />
      </Field>
      {chosen && (
        <Button
          className="self-start"
          busy={isSaving}
          busyLabel="Saving your photo"
          onClick={() => void save()}
        >
          Save photo
        </Button>
      )}
    </div>
  )
}
