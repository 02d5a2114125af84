import { contractorJobs, type SearchSuggestion } from '@headframe/wire'
import { useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { useId, useState, type FormEvent } from 'react'

import { send } from '../../../calls/client.ts'
import { useLookup } from '../../../calls/use-lookup.ts'
import { useGlance } from '../../../calls/use-read.ts'
import { counted } from '../../../lib/figures.ts'
import { paths } from '../../../lib/paths.ts'
import { usePlaces } from '../../../parts/person-form/use-places.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { PillChoices } from '../../../ui/form/pill-choices.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { cn } from '../../../ui/cn.ts'
import { goStyles, rostersStyles, searchGridStyles, searchPanelStyles } from './search-styles.ts'

const fewestLetters = 2
const mostLetters = 200

/** Days on and off, as the sector writes them. */
const rosters = ['even', '8:6', '14:7', '7:7', '14:14'].map((value) => ({
  value,
  label: value === 'even' ? 'Even time' : value,
}))

/** What, where and which swing: it leads to the list of jobs with just these filters. */
export function HomeSearch() {
  const navigate = useNavigate()
  const [what, setWhat] = useState('')
  const [where, setWhere] = useState('')
  const [roster, setRoster] = useState<string[]>([])
  const board = useGlance(contractorJobs.board, {}, true)

  function search(event: FormEvent) {
    event.preventDefault()
    const wish = { search: what.trim(), place: where.trim(), roster }
    void navigate({ to: paths.contractor.jobs, search: jobsAskedFor(wish) })
  }

  return (
    <search aria-label="Search jobs" className={`${searchPanelStyles} block`}>
      <form onSubmit={search} className={searchGridStyles}>
        <WhatBox value={what} onChanged={setWhat} />
        <WhereBox value={where} onChanged={setWhere} />
        <Field label="Roster" group className={rostersStyles}>
          <PillChoices options={rosters} value={roster} onChange={setRoster} />
        </Field>
        <Button type="submit" className={cn('num', goStyles)}>
          <Search aria-hidden />
          {board && board.open > 0 ? `Search ${counted(board.open, 'job')}` : 'Search jobs'}
        </Button>
      </form>
    </search>
  )
}

/** What is left empty stands in no address. */
function jobsAskedFor({
  search,
  place,
  roster,
}: Record<'search' | 'place', string> & { roster: string[] }) {
  return {
    search: search || undefined,
    place: place || undefined,
    roster: roster.length > 0 ? roster : undefined,
  }
}

interface BoxProps {
  value: string
  onChanged: (text: string) => void
}

function WhatBox(box: BoxProps) {
  const { found, look } = useLookup<SearchSuggestion>(suggestionsFor, { shortest: fewestLetters })
  const words = found.map(({ text }) => text)
  return (
    <Box
      {...box}
      label="What"
      placeholder="Role, ticket or words: fitter, FIFO"
      offers={words}
      look={look}
    />
  )
}

function suggestionsFor(search: string, signal: AbortSignal) {
  return send(contractorJobs.suggest, { search }, { signal })
}

function WhereBox(box: BoxProps) {
  const { places, look } = usePlaces()
  const names = places.map(({ label }) => label)
  return (
    <Box {...box} label="Where" placeholder="Town, region or postcode" offers={names} look={look} />
  )
}

interface OfferingBoxProps extends BoxProps {
  label: string
  placeholder: string
  offers: readonly string[]
  look: (text: string) => void
}

/** What is offered is shown by the browser itself: a popup of our own weighs more than the whole screen. */
function Box({ value, onChanged, label, placeholder, offers, look }: OfferingBoxProps) {
  const listId = useId()
  return (
    <Field label={label}>
      <TextInput
        placeholder={placeholder}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={mostLetters}
        list={listId}
        value={value}
        onChange={({ target }) => {
          onChanged(target.value)
          look(target.value)
        }}
      />
      <datalist id={listId}>
        {offers.map((offer) => (
          <option key={offer} value={offer} />
        ))}
      </datalist>
    </Field>
  )
}
