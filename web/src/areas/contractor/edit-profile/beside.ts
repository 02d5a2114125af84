import { photoUnsaved, type Photo } from '../photo/use-photo.ts'
import type { ChosenResume } from '../resume/resume-replacement.tsx'

/** What was chosen beside the form of the profile, and waits there for a button of its own. */
export interface BesideForm {
  photo: Photo
  resume: ChosenResume
}

/** A sentence for each that is not saved yet. */
export function unsavedBeside({ photo, resume }: BesideForm): readonly string[] {
  return [
    ...(photo.chosen ? [photoUnsaved] : []),
    ...(resume.file ? ['Your new resume is not sent yet.'] : []),
  ]
}
