import type { Faults } from '@headframe/wire'
import { useMemo } from 'react'

import { CommodityChoice } from '../../../parts/company-form/commodity-choice.tsx'
import { PeopleRows } from '../../../parts/company-form/people-rows.tsx'
import { ProjectRows } from '../../../parts/company-form/project-rows.tsx'
import { isMiningIn } from './edit-state.ts'
import { EditorField, type FieldsProps } from './editor-field.tsx'
import { MarketFields } from './market-fields.tsx'
import type { ProfileKeeper } from './profile-keeper.ts'
import { useKept } from './use-profile-keeper.ts'

export function CompanyProfileSection({ keeper }: FieldsProps) {
  const isMining = useKept(keeper, isMiningIn)
  const peopleFaults = useRowFaults(keeper, 'key_people')
  const projectFaults = useRowFaults(keeper, 'key_projects')

  return (
    <div className="flex flex-col gap-7">
      <EditorField
        keeper={keeper}
        name="key_people"
        required
        group
        hint="At least one person with first name, last name and role."
      >
        {(people, set) => <PeopleRows value={people} onChange={set} faults={peopleFaults} />}
      </EditorField>
      {isMining && (
        <EditorField keeper={keeper} name="commodities" required group>
          {(commodities, set) => <CommodityChoice value={commodities} onChange={set} />}
        </EditorField>
      )}
      <EditorField keeper={keeper} name="key_projects" group>
        {(projects, set) => <ProjectRows value={projects} onChange={set} faults={projectFaults} />}
      </EditorField>
      <MarketFields keeper={keeper} />
    </div>
  )
}

/** What is wrong in the rows of a list, by place and part. */
function useRowFaults(keeper: ProfileKeeper, name: 'key_people' | 'key_projects'): Faults {
  const refused = useKept(keeper, (state) => state.refused)

  return useMemo(() => {
    const start = `${name}.`
    const ofRows = Object.entries(refused).filter(([path]) => path.startsWith(start))
    return Object.fromEntries(ofRows.map(([path, text]) => [path.slice(start.length), text]))
  }, [refused, name])
}
