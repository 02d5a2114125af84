import type { ContractorProfile } from '@headframe/wire'
import { Building2, IdCard } from 'lucide-react'

import { Badge } from '../../ui/data/badge.tsx'
import { IconList } from './icon-list.tsx'
import { ProfileSection } from './profile-section.tsx'
import { companiesOf } from './profile-words.ts'

/** What the resume says beside the jobs themselves; whatever it does not say is not there. */
export function ResumeFacts({ profile }: { profile: ContractorProfile }) {
  const companies = companiesOf(profile)

  return (
    <>
      {profile.licences.length > 0 && (
        <ProfileSection title="Licences and tickets" note="As the resume names them." aside>
          <IconList icon={IdCard} entries={profile.licences} />
        </ProfileSection>
      )}
      {profile.skills.length > 0 && (
        <ProfileSection title="Skills" aside>
          <ul className="flex flex-wrap gap-2">
            {profile.skills.map((skill) => (
              <li key={skill} className="max-w-full">
                <Badge className="min-h-8 px-3 text-sm font-medium">{skill}</Badge>
              </li>
            ))}
          </ul>
        </ProfileSection>
      )}
      {companies.length > 0 && (
        <ProfileSection title="Companies" aside>
          <IconList icon={Building2} entries={companies} />
        </ProfileSection>
      )}
    </>
  )
}
