import { contractorSettings, words } from '@headframe/wire'
import { useState } from 'react'

import { useWrite } from '../../../calls/use-write.ts'
import type { ChosenPicture } from '../../../parts/picture/picture-picker.tsx'
import { useToast } from '../../../ui/overlay/toast.ts'

export interface Photo {
  /** Chosen and cut, and not saved yet. */
  chosen: ChosenPicture | undefined
  choose: (picture: ChosenPicture | undefined) => void
  /** Does nothing when none is chosen. */
  save: () => Promise<void>
  isSaving: boolean
  problem: string | undefined
}

export const photoUnsaved = 'Your new photo is not saved yet.'

/** A new photo on its way to be the one that others see. */
export function usePhoto(): Photo {
  const toast = useToast()
  const [chosen, setChosen] = useState<ChosenPicture>()
  const { ask, isAsking, problem, forget } = useWrite(contractorSettings.picture, {
    onDone: () => {
      setChosen(undefined)
      toast.success(words.pictureUpdated)
    },
  })

  return {
    chosen,
    choose(picture) {
      forget()
      setChosen(picture)
    },
    async save() {
      if (!chosen || isAsking) return
      const { original, cropped } = chosen
      await ask({ setting: 'profilePicture', profilePicture: original, croppedImage: cropped })
    },
    isSaving: isAsking,
    problem,
  }
}
