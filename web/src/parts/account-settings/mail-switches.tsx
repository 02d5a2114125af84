import { ownData, type MailPreference } from '@headframe/wire'
import { useState } from 'react'

import { textOfFailure } from '../../calls/failure.ts'
import { useRead } from '../../calls/use-read.ts'
import { useWrite } from '../../calls/use-write.ts'
import { Switch } from '../../ui/switch.tsx'
import { useToast } from '../../ui/toast.tsx'

interface MailSwitchesProps<Mail extends MailPreference> {
  mails: readonly Mail[]
  told: Readonly<Record<Mail, { label: string; hint: string }>>
}

/** Each is saved at once; one that could not be saved goes back to how it was. */
export function MailSwitches<Mail extends MailPreference>({
  mails,
  told,
}: MailSwitchesProps<Mail>) {
  const kept = useRead(ownData.mailPreferences, {})
  const toast = useToast()
  const [wishes, setWishes] = useState<Partial<Record<MailPreference, boolean>>>({})
  const { ask } = useWrite(ownData.saveMailPreferences)

  async function wish(mail: MailPreference, isOn: boolean) {
    setWishes((others) => ({ ...others, [mail]: isOn }))
    try {
      await ask({ [mail]: isOn }, { losesNothing: true })
    } catch (failed) {
      setWishes((others) => ({ ...others, [mail]: undefined }))
      toast.error(textOfFailure(failed))
    }
  }

  return (
    <div className="-my-2 divide-y divide-line">
      {mails.map((mail) => (
        <Switch
          key={mail}
          {...told[mail]}
          checked={wishes[mail] ?? kept[mail] ?? true}
          onChange={({ target }) => void wish(mail, target.checked)}
        />
      ))}
    </div>
  )
}
