import * as z from 'zod/mini'
import { password, passwordMin } from './core/fields.ts'
import { words } from './words.ts'

const fields = {
  currentPassword: password(words.fillAllFieldsStop),
  newPassword: password(words.fillAllFieldsStop).check(
    z.minLength(passwordMin, words.passwordTooShort),
  ),
  newPasswordConfirm: password(words.fillAllFieldsStop),
}

export interface PasswordChange {
  readonly currentPassword: string
  readonly newPassword: string
  readonly newPasswordConfirm: string
}

/** The form by which everybody who has a password changes it: its fields, its rules and their order. */
export const passwordChange = {
  fields,
  rules: [
    {
      field: 'newPassword',
      text: words.passwordUnchanged,
      holds: ({ newPassword, currentPassword }: Record<string, unknown>) =>
        newPassword !== currentPassword,
    },
    {
      field: 'newPasswordConfirm',
      text: words.passwordsDiffer,
      holds: ({ newPassword, newPasswordConfirm }: Record<string, unknown>) =>
        newPassword === newPasswordConfirm,
    },
  ],
  firstToTell: [
    words.fillAllFieldsStop,
    words.currentPasswordWrong,
    words.passwordUnchanged,
    words.passwordTooShort,
    words.easyPassword,
    words.passwordsDiffer,
  ],
} as const
