import { contractorMatching, type MatchingChoice as Kept } from '@headframe/wire'
import { useState } from 'react'

import { queryClient } from '../../../calls/query-client.ts'
import { readOf, useRead } from '../../../calls/use-read.ts'
import { useWrite } from '../../../calls/use-write.ts'
import { paths } from '../../../lib/paths.ts'
import { TextLink } from '../../../parts/links.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { RadioGroup } from '../../../ui/form/radio-group.tsx'
import { Switch } from '../../../ui/form/switch.tsx'
import { useToast } from '../../../ui/overlay/toast.ts'

const weekly = [
  { value: 'strong', label: 'Strong matches' },
  { value: 'all', label: 'All of my work' },
  { value: 'off', label: 'Off' },
] as const

type Wish = Partial<Pick<Kept, 'is_on' | 'weekly'>>

const isIn = (kept: Kept, { is_on = kept.is_on, weekly: told = kept.weekly }: Wish) =>
  is_on === kept.is_on && told === kept.weekly

/** Each is saved at once; one that could not be saved goes back to how it was. */
export function MatchingChoice() {
  const kept = useRead(contractorMatching.choice, {}, { againWithWindow: true })
  const toast = useToast()
  const [wish, setWish] = useState<Wish>({})
  const { ask } = useWrite(contractorMatching.choose, {
    losesNothing: true,
    // From here on what is kept counts: the link of a mail may switch it as well.
    onDone: (saved) => {
      queryClient.setQueryData(readOf(contractorMatching.choice, {}).queryKey, saved)
      setWish((latest) => (isIn(saved, latest) ? {} : latest))
    },
    onRefused: (_, text) => {
      setWish({})
      toast.error(text)
    },
  })
  const { is_on, weekly: chosen } = { ...kept, ...wish }

  function choose(change: Wish) {
    setWish({ ...wish, ...change })
    void ask(change)
  }

  return (
    <div className="flex flex-col gap-5">
      <Switch
        label="Compare jobs with me"
        hint="Off, jobs and talent pools are listed by date, and no company sees a score of yours."
        checked={is_on}
        onChange={({ target }) => choose({ is_on: target.checked })}
      />
      {is_on && (
        <Field label="Weekly mail of new jobs" group>
          <RadioGroup
            look="segmented"
            choices={weekly}
            value={chosen}
            onChosen={(value) => choose({ weekly: value })}
          />
        </Field>
      )}
      {is_on && !kept.has_reading && (
        <p className="text-sm text-ink-2">
          There is nothing to compare yet:{' '}
          <TextLink to={paths.contractor.editProfile} hash="resume">
            upload a resume
          </TextLink>
          .
        </p>
      )}
      <p className="text-sm text-ink-2">
        <TextLink to={paths.privacy}>What is compared, and what never is</TextLink>
      </p>
    </div>
  )
}
