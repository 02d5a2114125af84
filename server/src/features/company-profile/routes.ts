import { companyProfiles } from '@headframe/wire'
import { implement, on } from '../../kit/use-case.ts'
import { discardDraft } from './discard-draft.ts'
import { issueLogoTicket } from './issue-logo-ticket.ts'
import { checkPublishing, publishProfile } from './publish-profile.ts'
import { checkChanges, saveDraft } from './save-draft.ts'
import { showMarketCap } from './show-market-cap.ts'
import { showProfile } from './show-profile.ts'

export const companyProfileRoutes = implement(companyProfiles, {
  own: showProfile,
  save: on(checkChanges, saveDraft),
  discard: discardDraft,
  publish: on(checkPublishing, publishProfile),
  marketCap: showMarketCap,
  uploadLogo: issueLogoTicket,
})
