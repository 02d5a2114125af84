import { aPaymentIn } from './company-samples.ts'
import { nothing } from './sample.ts'
import type { SamplesOf } from './sample.ts'
import { uploadResumeIn } from './scene.ts'

export const adminSamples: SamplesOf<
  | 'adminOverview'
  | 'adminCompanies'
  | 'adminJobs'
  | 'adminContractors'
  | 'adminPayments'
  | 'adminStaff'
  | 'adminHealth'
  | 'adminSearch'
> = {
  adminOverview: {
    stats: nothing,
    chart: () => ({ days: 30 }),
    activity: () => ({ limit: 10 }),
  },
  adminCompanies: {
    list: () => ({ page: 1, search: 'saltbush', sortField: 'name', sortOrder: 'asc' }),
    one: ({ company: { id } }) => ({ companyId: id }),
    ledger: ({ company: { id } }) => ({ companyId: id, page: 1 }),
    payments: ({ company: { id } }) => ({ companyId: id, page: 1 }),
    addCredits: ({ company: { id } }) => ({ companyId: id, credits: 2, reason: 'A gift' }),
  },
  adminJobs: {
    list: () => ({ page: 1, search: 'dozer', status: 2 }),
    ofCompany: ({ company: { id } }) => ({ companyId: id, page: 1, search: '', status: 2 }),
    one: ({ job: { slug } }) => ({ uuid: slug }),
  },
  adminContractors: {
    list: () => ({ page: 1, search: 'ash' }),
    one: ({ contractor: { id } }) => ({ id }),
    resume: async (scene) => {
      await uploadResumeIn(scene)
      return { id: scene.contractor.id }
    },
    exportHidden: ({ contractor: { id } }) => ({ ids: [id] }),
  },
  adminPayments: {
    list: () => ({ page: 1, month: '2026-11', search: 'HF-000001' }),
    since: nothing,
    receipt: async (scene) => ({ paymentId: await aPaymentIn(scene) }),
    export: () => ({ month: '2026-11' }),
  },
  adminStaff: {
    list: () => ({ page: 1 }),
    disclosures: ({ contractor: { id } }) => ({
      page: 1,
      files: '1',
      contractor: id,
      search: 'ash',
    }),
  },
  adminHealth: {
    show: nothing,
    retryTasks: () => ({ id: '00000000-0000-4000-8000-000000000000' }),
    resendLetters: () => ({ id: '00000000-0000-4000-8000-000000000000' }),
  },
  adminSearch: {
    didYouMean: () => ({ list: 'companies', search: 'saltbussh' }),
  },
}
