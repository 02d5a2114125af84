import { companyPages } from '@headframe/wire'
import { implement } from '../../kit/use-case.ts'
import { showCompanyPage } from './show-company-page.ts'

export const companyPageRoutes = implement(companyPages, { page: showCompanyPage })
