import { contractorMails, ownData } from '@headframe/wire'
import { useState } from 'react'

import { textOfFailure } from '../../../calls/failure.ts'
import { useRead } from '../../../calls/use-read.ts'
import { useWrite } from '../../../calls/use-write.ts'
import { Switch } from '../../../ui/switch.tsx'
import { useToast } from '../../../ui/toast.tsx'

type Mail = (typeof contractorMails)[number]

const told: Record<Mail, { label: string; hint: string }> = {
  application_updates: {
    label: 'My applications',
    hint: 'That one has arrived, and what the company decided.',
  },
  pool_updates: {
    label: 'Talent communities',
    hint: 'When a company has decided on your application to its talent community.',
  },
  messages: {
    label: 'Messages',
    hint: 'When a company has written to you. At most one mail an hour for each conversation.',
  },
}

/** Each is saved at once; one that could not be saved goes back to how it was. */
export function MailSwitches() {
  const kept = useRead(ownData.mailPreferences, {})
  const toast = useToast()
  const [wishes, setWishes] = useState<Partial<Record<Mail, boolean>>>({})
  const { ask } = useWrite(ownData.saveMailPreferences)

  async function wish(mail: Mail, isOn: boolean) {
    setWishes((others) => ({ ...others, [mail]: isOn }))
    try {
      await ask({ [mail]: isOn })
    } catch (failed) {
      setWishes((others) => ({ ...others, [mail]: undefined }))
      toast.error(textOfFailure(failed))
    }
  }

  return (
    <div className="-my-2 divide-y divide-line">
      {contractorMails.map((mail) => (
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
