import {
  faultsToPublish,
  isMining,
  words,
  type CompanyProfile,
  type Faults,
  type NamedId,
  type ProfileToPublish,
} from '@headframe/wire'

import { joinProfiles } from './join-profiles.ts'
import {
  changesOf,
  fieldOfFault,
  isSameValue,
  pickFields,
  profileFields,
  valuesOf,
  type ProfileField,
  type ProfileValues,
} from './profile-values.ts'

type SaveStatus = 'idle' | 'unsaved' | 'saving' | 'saved' | 'failed'

export interface EditState {
  /** As the server last told it. */
  readonly profile: CompanyProfile
  /** The same in the terms of the form, which is compared with it. */
  readonly base: ProfileValues
  /** What stands in the form. */
  readonly values: ProfileValues
  /** What the server does not take as it stands; the other fields are saved all the same. */
  readonly refused: Faults
  /** Changed here and elsewhere; `base` holds what was saved elsewhere. Not saved until decided. */
  readonly conflicts: readonly ProfileField[]
  readonly status: SaveStatus
  /** Publishing was tried, so what is missing is told. */
  readonly isJudged: boolean
  readonly industries: readonly NamedId[]
}

/** What could not be saved before, and what it was changed from. */
export interface Unsaved {
  readonly base: Partial<ProfileValues>
  readonly values: Partial<ProfileValues>
  /** What of it somebody has still to decide about: `base` holds what was saved elsewhere. */
  readonly conflicts: readonly ProfileField[]
}

export function beginEditing(profile: CompanyProfile, unsaved?: Unsaved): EditState {
  const base = valuesOf(profile)
  const fresh: EditState = {
    profile,
    base,
    values: base,
    refused: {},
    conflicts: [],
    status: 'idle',
    isJudged: false,
    industries: [],
  }
  if (!unsaved) return fresh

  const before = { ...base, ...unsaved.base }
  const joined = joinProfiles({ base: before, mine: { ...base, ...unsaved.values }, theirs: base })
  const conflicts = stillOpen([...unsaved.conflicts, ...joined.conflicts], joined.values, base)
  const restored = { ...fresh, values: joined.values, conflicts }
  return { ...restored, status: fieldsUnsaved(restored).length > 0 ? 'unsaved' : 'idle' }
}

export function withValue<Name extends ProfileField>(
  state: EditState,
  name: Name,
  value: ProfileValues[Name],
): EditState {
  const isSettled = state.conflicts.includes(name) && isSameValue(name, value, state.base[name])
  return {
    ...state,
    values: { ...state.values, [name]: value },
    refused: withoutField(state.refused, name),
    conflicts: isSettled ? state.conflicts.filter((open) => open !== name) : state.conflicts,
  }
}

/** These fields were sent and kept. What was typed meanwhile stays, and is still to be saved. */
export function withSaved(
  state: EditState,
  sent: Partial<ProfileValues>,
  profile: CompanyProfile,
): EditState {
  const base = valuesOf(profile)
  const settled = profileFields.filter(
    (name) =>
      !isSameValue(name, state.values[name], base[name]) &&
      (name in sent
        ? state.values[name] === sent[name]
        : isSameValue(name, state.values[name], state.base[name])),
  )
  return { ...state, profile, base, values: { ...state.values, ...pickFields(base, settled) } }
}

/** Somebody saved another version: what only they changed is taken, what both changed is asked. */
export function withTheirs(state: EditState, profile: CompanyProfile): EditState {
  const theirs = valuesOf(profile)
  const { values, conflicts } = joinProfiles({ base: state.base, mine: state.values, theirs })
  const open = stillOpen([...state.conflicts, ...conflicts], values, theirs)
  return { ...state, profile, base: theirs, values, conflicts: open }
}

/** Those of them that both sides have not come to agree on by themselves. */
function stillOpen(
  conflicts: readonly ProfileField[],
  values: ProfileValues,
  theirs: ProfileValues,
): ProfileField[] {
  return profileFields.filter(
    (name) => conflicts.includes(name) && !isSameValue(name, values[name], theirs[name]),
  )
}

/** The person has decided between what stands here and what was saved elsewhere. */
export function withDecision(
  state: EditState,
  name: ProfileField,
  side: 'mine' | 'theirs',
): EditState {
  const conflicts = state.conflicts.filter((open) => open !== name)
  const values = side === 'mine' ? {} : pickFields(state.base, [name])
  return { ...state, conflicts, values: { ...state.values, ...values } }
}

export function withRefusals(state: EditState, faults: Faults): EditState {
  return { ...state, refused: { ...state.refused, ...faults } }
}

/** Everything that the server does not hold as it stands here. */
export function fieldsUnsaved({ values, base }: EditState): ProfileField[] {
  return profileFields.filter((name) => !isSameValue(name, values[name], base[name]))
}

/** What of it may be sent now. */
export function fieldsToSave(state: EditState): ProfileField[] {
  const refused = Object.keys(state.refused).map(fieldOfFault)
  return fieldsUnsaved(state).filter(
    (name) => !state.conflicts.includes(name) && !refused.includes(name),
  )
}

export function unsavedOf(state: EditState): Unsaved | undefined {
  const fields = fieldsUnsaved(state)
  if (fields.length === 0) return undefined
  return {
    base: pickFields(state.base, fields),
    values: pickFields(state.values, fields),
    conflicts: state.conflicts,
  }
}

/** Undefined without an industry. */
export function isMiningIn({ values, profile, industries }: EditState): boolean | undefined {
  if (values.industry === '') return undefined
  const chosen = industries.find(({ id }) => String(id) === values.industry)
  const isAsRead = String(profile.industry) === values.industry
  return isMining(chosen?.name ?? (isAsRead ? profile.industry_name : undefined))
}

/** What keeps this from being published, by the server's own rules. */
export function missingIn(state: EditState): Faults {
  const known = missing.get(state)
  if (known) return known

  const { input } = changesOf(state.values, profileFields)
  const faults = faultsToPublish({ ...empty, ...input }, isMiningIn(state))
  missing.set(state, faults)
  return faults
}

/** Every part of the screen asks, but it is judged only once. */
const missing = new WeakMap<EditState, Faults>()

const empty: ProfileToPublish = {
  name: null,
  website: null,
  office_address: null,
  employee_size: null,
  summary: null,
  key_people: [],
  typical_hours: null,
  commodities: [],
  field_roster: null,
  facilities: null,
  market_cap: null,
  ticker: null,
}

/** What is told at a field: why it is not saved, or what is missing once that is asked for. */
export function faultOf(state: EditState, name: ProfileField): string | undefined {
  if (state.conflicts.includes(name)) return words.profileChangedElsewhere
  return state.refused[name] ?? (state.isJudged ? missingIn(state)[name] : undefined)
}

/** The fields that have to be mended before anything can be published, in the order of the screen. */
export function fieldsToMend(state: EditState): ProfileField[] {
  const wrong = [...Object.keys(state.refused), ...Object.keys(missingIn(state))].map(fieldOfFault)
  return profileFields.filter((name) => wrong.includes(name))
}

function withoutField(faults: Faults, name: ProfileField): Faults {
  const kept = Object.entries(faults).filter(([path]) => fieldOfFault(path) !== name)
  return kept.length === Object.keys(faults).length ? faults : Object.fromEntries(kept)
}
