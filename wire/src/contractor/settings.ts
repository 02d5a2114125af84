import * as z from 'zod/mini'
import { defineCalls, theText } from '../core/call.ts'
import type { Call } from '../core/call.ts'
import { email, isSameAddress, loginName, notUnderstood, password } from '../core/fields.ts'
import { file, optionalPicture } from '../core/file-fields.ts'
import { sizes } from '../options.ts'
import { passwordChange } from '../password-change.ts'
import { words } from '../words.ts'

const setting = {
  method: 'POST',
  path: '/contractor/update-settings',
  who: ['contractor'],
  body: 'json',
  refusing: { errorMessage: theText },
  fallback: words.settingsFailed,
} as const satisfies Partial<Call>

const toldBySetting = (is: string) =>
  ({ field: 'setting', is, otherwise: 'UNKNOWN_SETTING' }) as const

const named = z._default(z.string(), '')

const done = z.object({ error: z.literal(false), errorMessage: z.literal(null) })
const doneWith = z.object({ ...done.shape, message: z.string() })
const sharing = z.object({
  ...done.shape,
  sharing_enabled: z.boolean(),
  uuid: z.string(),
})

/** One address, six settings, told apart by `setting` (section 4.3). */
export const contractorSettings = defineCalls({
  email: {
    ...setting,
    says: 'Changes the address that one signs in with.',
    toldBy: toldBySetting('email'),
    input: z.object({
      setting: named,
      newEmailAddress: email(words.fillAllFieldsStop, words.validEmail),
      newEmailAddressConfirm: loginName(words.fillAllFieldsStop),
      accountPassword: password(words.fillAllFieldsStop),
    }),
    output: doneWith,
    rules: [
      {
        field: 'newEmailAddressConfirm',
        text: words.emailsDiffer,
        holds: (form) => isSameAddress(form['newEmailAddressConfirm'], form['newEmailAddress']),
      },
    ],
    firstToTell: [
      words.fillAllFieldsStop,
      words.emailUnchanged,
      words.emailsDiffer,
      words.validEmail,
      words.accountPasswordWrong,
    ],
    refusals: { EMAIL_TAKEN: words.emailTaken },
  },
  password: {
    ...setting,
    says: 'Changes the password and ends all other sessions.',
    toldBy: toldBySetting('password'),
    input: z.object({ setting: named, ...passwordChange.fields }),
    output: doneWith,
    rules: passwordChange.rules,
    firstToTell: passwordChange.firstToTell,
  },
  picture: {
    ...setting,
    body: 'multipart',
    says: 'Changes the profile picture.',
    toldBy: toldBySetting('profilePicture'),
    input: z.object({
      setting: named,
      profilePicture: file({
        required: words.pictureInvalid,
        wrong: words.pictureInvalid,
        maxBytes: sizes.pictureBytes,
      }),
      croppedImage: optionalPicture({ wrong: words.pictureInvalid, maxBytes: sizes.pictureBytes }),
    }),
    output: z.object({ ...doneWith.shape, photo_hash: z.string() }),
    refusals: { UNSUPPORTED_TYPE: words.pictureInvalid },
  },
  refuseDescription: {
    ...setting,
    says: 'Says no thanks to a written description, now and later.',
    toldBy: toldBySetting('refuseAIDescription'),
    input: z.object({ setting: named }),
    output: done,
  },
  sharing: {
    ...setting,
    says: 'Switches the share link on or off.',
    toldBy: toldBySetting('profileSharing'),
    input: z.object({ setting: named, enabled: z.boolean(notUnderstood) }),
    output: sharing,
  },
  renewLink: {
    ...setting,
    says: 'Makes a new share link; the old one is unknown from now on.',
    toldBy: toldBySetting('renewShareLink'),
    input: z.object({ setting: named }),
    output: sharing,
  },
})
