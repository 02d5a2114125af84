import { ownData, type MailSwitch } from '@headframe/wire'
import { useState } from 'react'

import { queryClient } from '../../calls/query-client.ts'
import { readOf, useRead } from '../../calls/use-read.ts'
import { useWrite } from '../../calls/use-write.ts'
import { Switch } from '../../ui/form/switch.tsx'
import { useToast } from '../../ui/overlay/toast.ts'

interface MailSwitchesProps<Mail extends MailSwitch> {
  mails: readonly Mail[]
  told: Readonly<Record<Mail, { label: string; hint: string }>>
}

/** Each is saved at once; one that could not be saved goes back to how it was. */
export function MailSwitches<Mail extends MailSwitch>({ mails, told }: MailSwitchesProps<Mail>) {
  return (
    <div className="-my-2 divide-y divide-line">
      {mails.map((mail) => (
        <SwitchOf key={mail} mail={mail} {...told[mail]} />
      ))}
    </div>
  )
}

interface SwitchOfProps {
  mail: MailSwitch
  label: string
  hint: string
}

function SwitchOf({ mail, ...told }: SwitchOfProps) {
  const kept = useRead(ownData.mailPreferences, {}, { againWithWindow: true })
  const toast = useToast()
  const [wish, setWish] = useState<boolean>()
  const { ask } = useWrite(ownData.saveMailPreferences, {
    losesNothing: true,
    // From here on what is kept counts: the link of a mail may switch it as well.
    onDone: (saved) => {
      queryClient.setQueryData(readOf(ownData.mailPreferences, {}).queryKey, saved)
      setWish((latest) => (latest === saved[mail] ? undefined : latest))
    },
    onRefused: (_, text) => {
      setWish(undefined)
      toast.error(text)
    },
  })

  return (
    <Switch
      {...told}
      checked={wish ?? kept[mail] ?? true}
      onChange={({ target }) => {
        setWish(target.checked)
        void ask({ [mail]: target.checked })
      }}
    />
  )
}
