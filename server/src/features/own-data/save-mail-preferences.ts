import type { ownData } from '@headframe/wire'
import type { UseCase } from '../../kit/use-case.ts'
import { mailedAccountOf, mailPreferencesOf, mailsFor } from './mail-preferences.ts'
import { switchMailsOff, switchMailsOn } from './queries.ts'

/** What is left out stays as it is, and so do the mails of the other audience. */
export const saveMailPreferences: UseCase<typeof ownData.saveMailPreferences> = async (
  { db, actor },
  wish,
) => {
  const wished = (isOn: boolean) => mailsFor(actor).filter((mail) => wish[mail] === isOn)
  await switchMailsOn(db, mailedAccountOf(actor), wished(true))
  await switchMailsOff(db, mailedAccountOf(actor), wished(false))
  return mailPreferencesOf(db, actor)
}
