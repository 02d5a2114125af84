import { words } from '@headframe/wire'

import { ResetFrame, ResetProblem } from './reset-frame.tsx'

export default function MissingTokenScreen() {
  return (
    <ResetFrame title="Choose a new password">
      <ResetProblem text={words.resetTokenMissing} />
    </ResetFrame>
  )
}
