import type { ownData } from '@headframe/wire'
import { accountIdOf } from '../../kit/actor.ts'
import type { UseCase } from '../../kit/use-case.ts'
import { mailPreferencesOf, mailsFor } from './mail-preferences.ts'
import { switchMailsOff, switchMailsOn } from './queries.ts'

/** What is left out stays as it is, and so do the mails of the other audience. */
export const saveMailPreferences: UseCase<typeof ownData.saveMailPreferences> = async (
  { db, actor },
  wish,
) => {
  const wished = (isOn: boolean) => mailsFor(actor).filter((mail) => wish[mail] === isOn)
  await switchMailsOn(db, accountIdOf(actor), wished(true))
  await switchMailsOff(db, accountIdOf(actor), wished(false))
  return mailPreferencesOf(db, actor)
}
