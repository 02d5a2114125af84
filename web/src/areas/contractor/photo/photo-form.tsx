import { contractorProfiles, contractorSettings, words } from '@headframe/wire'
import { useState } from 'react'

import { useRead } from '../../../calls/use-read.ts'
import { useWrite } from '../../../calls/use-write.ts'
import { pictureOf } from '../../../lib/paths.ts'
import { PicturePicker, type ChosenPicture } from '../../../parts/picture/picture-picker.tsx'
import { Banner } from '../../../ui/data/banner.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { useToast } from '../../../ui/overlay/toast.ts'

/** The picture that others see: chosen and cut first, and only changed once that is saved. */
export function PhotoForm() {
  const { photo_hash } = useRead(contractorProfiles.account, {})
  const toast = useToast()
  const [chosen, setChosen] = useState<ChosenPicture>()
  const { ask, isAsking, problem, forget } = useWrite(contractorSettings.picture, {
    onDone: () => {
      setChosen(undefined)
      toast.success(words.pictureUpdated)
    },
  })

  const save = ({ original, cropped }: ChosenPicture) =>
    ask({ setting: 'profilePicture', profilePicture: original, croppedImage: cropped })

  return (
    <div className="flex flex-col gap-4">
      {problem && <Banner tone="error">{problem}</Banner>}
      <Field label="Profile photo" labelHidden>
        <PicturePicker
          name="photo"
          value={chosen}
          present={photo_hash === null ? undefined : pictureOf(photo_hash)}
          disabled={isAsking}
          onChange={(picture) => {
            forget()
            setChosen(picture)
          }}
        />
      </Field>
      {chosen && (
        <Button
          className="self-start"
          busy={isAsking}
          busyLabel="Saving your photo"
          onClick={() => void save(chosen)}
        >
          Save photo
        </Button>
      )}
    </div>
  )
}
