import { companyProfiles } from '@headframe/wire'
import { checking, implement } from '../../kit/use-case.ts'
import { discardDraft } from './discard-draft.ts'
import { issueLogoTicket } from './issue-logo-ticket.ts'
import { checkPublishing, publishProfile } from './publish-profile.ts'
import { checkChanges, saveDraft } from './save-draft.ts'
import { showMarketCap } from './show-market-cap.ts'
import { showProfile } from './show-profile.ts'

export const companyProfileRoutes = implement(companyProfiles, {
  own: showProfile,
  save: checking(checkChanges, saveDraft),
  discard: discardDraft,
  publish: checking(checkPublishing, publishProfile),
  marketCap: showMarketCap,
  uploadLogo: issueLogoTicket,
})
