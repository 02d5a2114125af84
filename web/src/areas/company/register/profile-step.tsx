import { CallField } from '../../../forms/call-form.tsx'
import { useStored } from '../../../forms/use-stored.ts'
import { CommodityChoice } from '../../../parts/company-form/commodity-choice.tsx'
import { PeopleRows } from '../../../parts/company-form/people-rows.tsx'
import { ProjectRows } from '../../../parts/company-form/project-rows.tsx'
import type { StepProps } from './get-started-step.tsx'
import { useIsMining } from './industries.ts'
import { MarketFields } from './market-fields.tsx'

export default function ProfileStep({ form }: StepProps) {
  const isMining = useIsMining(useStored(form.store, ({ values }) => values.industry))

  return (
    <>
      <CallField form={form} name="keyPeople" label="Key people" group>
        {({ value }, set) => <PeopleRows value={value} onChange={set} />}
      </CallField>
      {isMining && (
        <CallField form={form} name="commodities" label="Commodities" group>
          {({ value }, set) => <CommodityChoice value={value} onChange={set} />}
        </CallField>
      )}
      <CallField form={form} name="keyProjects" label="Key projects" group optional>
        {({ value }, set) => <ProjectRows value={value} onChange={set} />}
      </CallField>
      {isMining && <MarketFields form={form} />}
    </>
  )
}
