import { logoPicture } from '@headframe/server/src/pictures/pictures.ts'
import { putFile } from '@headframe/server/src/kit/files/stored-files.ts'
import type { KeptFile } from '@headframe/server/src/kit/files/stored-files.ts'
import type { World } from '@headframe/server/src/kit/world.ts'
import type { DemoCompany } from './companies/company.ts'
import { demoCompanies } from './companies/demo-companies.ts'
import { drawLogo } from './logos/draw-logo.ts'
import type { Mark } from './logos/mark.ts'

export interface PreparedCompany {
  readonly company: DemoCompany
  readonly logo: KeptFile | undefined
}

/** Draws the logos and puts them, before the database is touched. */
export async function prepareCompanies(world: World): Promise<PreparedCompany[]> {
  const prepared: PreparedCompany[] = []
  for (const company of demoCompanies) {
    prepared.push({ company, logo: company.mark && (await putLogo(world, company.mark)) })
  }
  return prepared
}

/** By the same way that an uploaded logo goes. */
async function putLogo(world: World, mark: Mark): Promise<KeptFile> {
  const { bytes, type } = await logoPicture(await drawLogo(mark))
  return putFile(world, bytes, type)
}
