import { useState, type FormEvent } from 'react'

import { Button } from '../../../../ui/form/button.tsx'
import { Field } from '../../../../ui/form/field.tsx'
import { CountedChoices } from '../../../../ui/form/counted-choices.tsx'
import { TextInput } from '../../../../ui/form/text-input.tsx'
import { rosterName } from '../in-force/filters-in-force.ts'
import { readRoster } from './read-roster.ts'
import type { ChoiceProps } from './filter-props.ts'

const usual = ['8:6', '14:7', '14:14', '7:7', '21:7', '5:2', '4:3', 'even']

/** The swings that most advertisements name, and any other in the words of whoever looks for it. */
export function RosterFilter({ search, onChanged, countOf }: ChoiceProps) {
  const chosen = search.roster ?? []
  const offered = [...usual, ...chosen.filter((roster) => !usual.includes(roster))]

  return (
    <div className="flex flex-col gap-3">
      <Field label="Roster (days on, days off)" group>
        <CountedChoices
          of="job"
          options={offered.map((roster) => ({
            value: roster,
            label: rosterName(roster),
            count: countOf('roster', roster),
          }))}
          value={chosen}
          onChange={(roster) => onChanged({ roster })}
        />
      </Field>
      <OwnRoster onRead={(roster) => onChanged({ roster: [...new Set([...chosen, roster])] })} />
    </div>
  )
}

function OwnRoster({ onRead }: { onRead: (roster: string) => void }) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')

  function add(event: FormEvent) {
    event.preventDefault()
    const roster = readRoster(text)
    if (roster) {
      onRead(roster)
      setText('')
    } else {
      setProblem('Write days on and days off, such as 14:7, or “even time”.')
    }
  }

  return (
    <form onSubmit={add}>
      <Field label="Another roster" labelHidden error={problem}>
        <div className="flex gap-2">
          <TextInput
            className="min-w-0 flex-1"
            placeholder="Another, such as 2:1"
            autoComplete="off"
            enterKeyHint="done"
            maxLength={60}
            value={text}
            onChange={({ target }) => {
              setProblem('')
              setText(target.value)
            }}
          />
          <Button type="submit" variant="secondary">
            Add
          </Button>
        </div>
      </Field>
    </form>
  )
}
