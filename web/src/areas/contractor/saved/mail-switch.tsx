import { savedSearches } from '@headframe/wire'

import { useWrite } from '../../../calls/use-write.ts'
import { Switch } from '../../../ui/form/switch.tsx'
import { useToast } from '../../../ui/overlay/toast.ts'

/** The link at the foot of each letter throws it as well. */
export function MailSwitch({ isOn }: { isOn: boolean }) {
  const toast = useToast()
  const { ask, isAsking } = useWrite(savedSearches.switchMails, {
    losesNothing: true,
    onRefused: (_, text) => toast.error(text),
  })
  return (
    <Switch
      label="Mail me about new jobs"
      hint={isOn ? 'As often as each search says.' : 'Off for all of your saved searches.'}
      checked={isOn}
      disabled={isAsking}
      onChange={({ target }) => void ask({ on: target.checked })}
    />
  )
}
