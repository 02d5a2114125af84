import { adminStaff } from '@headframe/wire'

import { listAhead } from '../../../calls/ask-ahead.ts'
import type { RegisterWish } from './register-wish.ts'

export function inputOfRegister({ files, contractor, search = '', page = 1 }: RegisterWish) {
  return { files, contractor, search, page, perPage: undefined }
}

export function askForRegister(wish: RegisterWish): void {
  listAhead(adminStaff.disclosures, inputOfRegister(wish))
}
