import { accountSettings, adminSessions, staffSettings } from '@headframe/wire'
import { testPassword } from '../registration.ts'
import { nothing } from './sample.ts'
import type { MakeSample, SamplesOf } from './sample.ts'

const newPassword: MakeSample = () => ({
  currentPassword: testPassword,
  newPassword: 'quandong-and-slate-4',
  newPasswordConfirm: 'quandong-and-slate-4',
})

const proof = { accountPassword: testPassword }

export const accountSamples: SamplesOf<
  'ownData' | 'accountSettings' | 'staffSettings' | 'adminSessions'
> = {
  ownData: {
    mailPreferences: nothing,
    saveMailPreferences: () => ({ messages: false, job_expiry: true }),
    export: nothing,
    erase: () => proof,
    unsubscribePage: () => ({ token: 'never-given' }),
    unsubscribe: () => ({ token: 'never-given' }),
  },
  accountSettings: {
    password: newPassword,
    sessions: nothing,
    endSession: async ({ product, company }, caller = company) => {
      const { data } = await product.as(caller).send(accountSettings.sessions, {})
      return { id: data[0]?.id, ...proof }
    },
    endOtherSessions: () => proof,
  },
  staffSettings: {
    password: newPassword,
    sessions: nothing,
    endSession: async ({ product, staff }) => {
      const { data } = await product.as(staff).send(staffSettings.sessions, {})
      return { id: data[0]?.id, ...proof }
    },
    endOtherSessions: () => proof,
  },
  adminSessions: {
    sessions: nothing,
    endSession: async ({ product, admin }) => {
      const cookie = `admin_session=${admin.token}`
      const { data } = await product.asAdmin(cookie).send(adminSessions.sessions, {})
      return { id: data[0]?.id }
    },
    endOtherSessions: nothing,
  },
}
