import { adminStaff } from '@headframe/wire'

import { listAhead } from '../../../calls/ask-ahead.ts'
import type { RegisterWish } from './register-wish.ts'

export function inputOfRegister({ files, contractor, page = 1 }: RegisterWish) {
  return { files, contractor, page, perPage: undefined }
}

export function askForRegister(wish: RegisterWish): void {
  listAhead(adminStaff.disclosures, inputOfRegister(wish))
}
