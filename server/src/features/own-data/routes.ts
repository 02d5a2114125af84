import { ownData } from '@headframe/wire'
import { implement, on } from '../../kit/use-case.ts'
import { checkErasure, eraseAccount } from './erase-account.ts'
import { exportData } from './export/export-data.ts'
import { saveMailPreferences } from './save-mail-preferences.ts'
import { showMailPreferences } from './show-mail-preferences.ts'
import { showUnsubscribePage } from './show-unsubscribe-page.ts'
import { unsubscribe } from './unsubscribe.ts'

export const ownDataRoutes = implement(ownData, {
  mailPreferences: showMailPreferences,
  saveMailPreferences,
  export: exportData,
  erase: on(checkErasure, eraseAccount),
  unsubscribePage: showUnsubscribePage,
  unsubscribe,
})
