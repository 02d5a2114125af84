import { randomUUID } from 'node:crypto'
import { administration, companyProfiles, recoverPassword } from '@headframe/wire'
import { aLogo } from '../logos.ts'
import { aContractor } from '../people.ts'
import { nothing } from './sample.ts'
import type { SamplesOf } from './sample.ts'
import { linkMailedTo } from './scene.ts'
import type { Scene } from './scene.ts'

/** Leave to put a logo, as the last part of where to put it. */
async function aTicketIn({ product, company }: Scene): Promise<string> {
  const { uploadUrl } = await product
    .as(company)
    .send(companyProfiles.uploadLogo, { fileType: 'image/png' })
  return uploadUrl.slice(uploadUrl.lastIndexOf('/') + 1)
}

export const platformSamples: SamplesOf<
  | 'signIn'
  | 'recoverPassword'
  | 'session'
  | 'reference'
  | 'platform'
  | 'administration'
  | 'searchEngines'
> = {
  signIn: {
    staff: ({ staff }) => ({ emailAddress: staff.email, sPass: staff.password }),
    contractor: ({ contractor }) => ({
      contractorEmail: contractor.email,
      contractorPass: contractor.password,
    }),
    company: ({ company: { email, password } }) => ({ email, password }),
  },
  recoverPassword: {
    contractor: ({ contractor: { email } }) => ({ email }),
    company: ({ company: { email } }) => ({ email }),
    staff: ({ staff: { email } }) => ({ email }),
    checkToken: async (scene) => ({ token: await aResetToken(scene) }),
    reset: async (scene) => ({ token: await aResetToken(scene), password: 'quandong-and-slate-4' }),
  },
  session: { logout: nothing },
  reference: {
    industries: nothing,
    registrationIndustries: nothing,
    industriesV2: nothing,
    roles: () => ({ industryId: 1 }),
    questions: () => ({ roleId: 108 }),
    workTypes: nothing,
    places: () => ({ q: 'Kambalda', limit: 3 }),
  },
  platform: {
    config: nothing,
    health: nothing,
    ready: nothing,
    securityContact: nothing,
    picture: () => ({ photo_hash: randomUUID().replaceAll('-', '') }),
    upload: async (scene) => ({
      ticket: await aTicketIn(scene),
      bytes: await aLogo(),
      type: 'image/png',
    }),
    file: () => ({ file: randomUUID().replaceAll('-', '') }),
  },
  administration: {
    requestLink: ({ admin: { email } }) => ({ email }),
    openLink: async (scene) => {
      const { product, admin } = scene
      await product.send(administration.requestLink, { email: admin.email })
      return { token: await linkMailedTo(scene, admin.email) }
    },
    logout: nothing,
  },
  searchEngines: { robots: nothing, sitemap: nothing, sitemapPart: () => ({ part: 'pages' }) },
}

/** For somebody beside, whose password may change. */
async function aResetToken(scene: Scene): Promise<string> {
  const { email } = await aContractor(scene.product)
  await scene.product.send(recoverPassword.contractor, { email })
  return linkMailedTo(scene, email)
}
