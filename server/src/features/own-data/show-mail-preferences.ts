import type { ownData } from '@headframe/wire'
import type { UseCase } from '../../kit/use-case.ts'
import { mailPreferencesOf } from './mail-preferences.ts'

export const showMailPreferences: UseCase<typeof ownData.mailPreferences> = ({ db, actor }) =>
  mailPreferencesOf(db, actor)
