import {
  contractLengths,
  jobSizes,
  workArrangementNames,
  workArrangements,
  workTypeNames,
  workTypes,
} from '@headframe/wire'
import { useId } from 'react'

import { CallField } from '../../../../forms/call-form.tsx'
import { useStored } from '../../../../forms/use-stored.ts'
import { optionsOf } from '../../../../lib/options.ts'
import { Select } from '../../../../ui/form/select.tsx'
import { TextInput } from '../../../../ui/form/text-input.tsx'
import type { StepProps } from './step-props.ts'

/** How one works and on what terms; only a contract has a length. */
export function KindFields({ form }: StepProps) {
  const isContract = useStored(form.store, ({ values }) => values.work_type === 'contract')

  return (
    <>
      <CallField form={form} name="work_arrangement" label="Work arrangement" required>
        {(control) => (
          <Select
            {...control}
            placeholder="Choose an arrangement"
            options={optionsOf(workArrangements, workArrangementNames)}
          />
        )}
      </CallField>
      <CallField form={form} name="work_type" label="Work type" required>
        {(control) => (
          <Select
            {...control}
            placeholder="Choose a work type"
            options={optionsOf(workTypes, workTypeNames)}
          />
        )}
      </CallField>
      {isContract && <ContractLength form={form} />}
    </>
  )
}

/** Any length; the usual ones are offered. */
function ContractLength({ form }: StepProps) {
  const offered = useId()

  return (
    <CallField form={form} name="contract_length" label="Contract length" required>
      {(control) => (
        <>
          <TextInput
            {...control}
            list={offered}
            autoComplete="off"
            maxLength={jobSizes.line}
            placeholder="Such as 3-6 months"
          />
          <datalist id={offered}>
            {contractLengths.map((length) => (
              <option key={length} value={length} />
            ))}
          </datalist>
        </>
      )}
    </CallField>
  )
}
