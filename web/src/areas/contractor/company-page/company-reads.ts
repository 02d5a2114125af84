import { companyPages } from '@headframe/wire'

import { askAhead } from '../../../calls/ask-ahead.ts'

export function askForCompany(slug: string): void {
  askAhead(companyPages.page, { slug })
}
