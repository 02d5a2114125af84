import { Refusal, words } from '@headframe/wire'

import { isPassing } from '../../../calls/failure.ts'
import type { Waiting } from '../../../calls/offline/waiting.ts'
import { putTyping } from '../../../forms/use-kept-typing.ts'
import type { PersonValues } from '../../../parts/person-form/person-values.ts'
import { joinWithSaved, sendChanges } from '../edit-profile/save-person.ts'
import { profileFormPlace } from '../edit-profile/profile-form-key.ts'

export interface ProfileEdit {
  /** What its writer had before them. */
  readonly saved: PersonValues
  readonly values: PersonValues
}

/** Saves what was changed without a network; where it cannot be, the words go back into the form. */
export async function saveLater({ sender, content }: Waiting): Promise<void> {
  // `usePersonForm` wrote it.
  const { saved, values: mine } = content as ProfileEdit
  try {
    const { theirs, values, conflicts } = await joinWithSaved(saved, mine)
    if (conflicts.length > 0)
      throw new Refusal('CHANGED_ELSEWHERE', { text: words.profileChangedElsewhere })
    await sendChanges(theirs, values)
  } catch (failed) {
    if (!isPassing(failed)) putTyping(profileFormPlace(sender), content)
    throw failed
  }
}
