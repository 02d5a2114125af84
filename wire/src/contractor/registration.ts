import * as z from 'zod/mini'
import { defineCalls, theText } from '../core/call.ts'
import { email, newPassword, optionalText, text } from '../core/fields.ts'
import { file, optionalPicture } from '../core/file-fields.ts'
import { limits, sizes, visaOther } from '../options.ts'
import { words } from '../words.ts'
import { personFields, sentQuestions } from './person-fields.ts'

const fields = personFields

/** Becoming a contractor: by the wizard, or by the older short form (section 4.3). */
export const contractorRegistration = defineCalls({
  register: {
    method: 'POST',
    path: '/contractor/register',
    says: 'Registers a contractor with everything that the wizard asks.',
    who: 'anyone',
    body: 'multipart',
    input: z.object({
      field_passwordConfirm: z._default(z.string(), ''),
      field_password: newPassword(words.passwordTooShort),
      field_email: email(words.validEmail),
      profilePicture: file({
        required: words.pictureRequired,
        wrong: words.pictureInvalid,
        maxBytes: sizes.pictureBytes,
      }),
      croppedImage: optionalPicture({ wrong: words.pictureInvalid, maxBytes: sizes.pictureBytes }),
      field_visaStatus: fields.visaStatus,
      field_visaStatusOther: fields.visaStatusOther,
      field_address: fields.street,
      field_suburb: fields.suburb,
      field_state: fields.state,
      field_postCode: fields.postCode,
      field_phone: fields.phone,
      field_firstName: fields.firstName,
      field_lastName: fields.lastName,
      questions: z.optional(sentQuestions),
      answers: fields.answers,
      selectedRole: fields.named,
      selectedIndustry: fields.named,
      field_roleDescription: fields.idealRole,
      field_rateType: fields.rateType,
      field_rate: fields.rate,
      selectedAvailability: fields.availability,
      field_contractStatus: fields.contractType,
      resume: file({
        required: words.resumeRequired,
        wrong: words.resumeInvalid,
        maxBytes: sizes.resumeBytes,
      }),
      draftId: optionalText(),
      noticeVersion: optionalText(),
    }),
    names: { draftId: 'key' },
    output: z.object({
      registrationError: z.literal(false),
      success: z.literal(true),
      message: z.string(),
    }),
    rules: [
      {
        field: 'field_passwordConfirm',
        text: words.passwordsDiffer,
        holds: (form) => form['field_passwordConfirm'] === (form['field_password'] ?? ''),
      },
      {
        field: 'field_visaStatusOther',
        text: words.visaDetailRequired,
        holds: (form) =>
          form['field_visaStatus'] !== visaOther || Boolean(form['field_visaStatusOther']),
      },
    ],
    firstToTell: [
      words.passwordsDiffer,
      words.passwordTooShort,
      words.easyPassword,
      words.validEmail,
      words.pictureRequired,
      words.pictureInvalid,
      words.visaRequired,
      words.visaDetailRequired,
      words.addressInvalid,
      words.phoneInvalid,
      words.nameRequired,
      words.answersRequired,
      words.roleRequired,
      words.industryRequired,
      words.idealRoleRequired,
      words.rateTypeRequired,
      words.rateNotPositive,
      words.rateRequired,
      words.availabilityRequired,
      words.contractTypeInvalid,
      words.resumeRequired,
      words.resumeInvalid,
    ],
    refusals: { EMAIL_TAKEN: words.emailTaken },
    refusing: { registrationError: true, success: false, message: theText },
    fallback: words.registrationFailed,
    limit: limits.registrations,
  },
  signUp: {
    method: 'POST',
    path: '/marketplace.php?contractorSignup',
    says: 'Opens a contractor account with a name and a phone only; the profile is filled later.',
    who: 'anyone',
    body: 'form',
    input: z.object({
      first_name: text(words.fillAllFields, sizes.nameLength),
      last_name: text(words.fillAllFields, sizes.nameLength),
      email: email(words.fillAllFields, words.validEmail),
      phone: text(words.fillAllFields, 32),
      password: newPassword(words.fillAllFields, words.passwordTooShort),
      passwordConfirm: z.optional(z.string()),
    }),
    output: z.object({ success: z.literal(true), message: z.string(), token: z.string() }),
    rules: [
      {
        field: 'passwordConfirm',
        text: words.passwordsDifferPlain,
        holds: ({ password, passwordConfirm }) =>
          passwordConfirm === undefined || passwordConfirm === password,
      },
    ],
    firstToTell: [
      words.fillAllFields,
      words.validEmail,
      words.passwordTooShort,
      words.easyPassword,
      words.passwordsDifferPlain,
    ],
    refusals: { EMAIL_TAKEN: words.emailTaken },
    refusing: { success: false, message: theText },
    limit: limits.registrations,
  },
})
