import {
  customAvailability,
  phoneText,
  words,
  type EditedProfile,
  type InputOf,
  type StaffProfile,
  type staffProfiles,
} from '@headframe/wire'

import { amountIn } from '../../../lib/amount-in.ts'

/** What staff edit, as it stands in the form. */
export type ProfileValues = {
  readonly full_name: string
  readonly email: string
  readonly phone: string
  readonly location: string
  readonly linkedin_url: string
  /** 0, 1 or 2, as text. */
  readonly employeeType: string
  readonly availability: number
  /** As they are typed. */
  readonly salary: string
  readonly rate: string
  readonly visa: string
  readonly isOpenToWork: boolean
}

export function valuesOf(profile: StaffProfile): ProfileValues {
  return {
    full_name: profile.full_name,
    email: profile.email ?? '',
    phone: phoneText(profile.phone ?? ''),
    location: profile.location ?? '',
    linkedin_url: profile.linkedin_url ?? '',
    employeeType: String(profile.employeeType),
    availability: profile.availability,
    salary: String(profile.salary ?? ''),
    rate: String(profile.rate ?? ''),
    visa: profile.visa ?? '',
    isOpenToWork: profile.trafficlight_status === 1,
  }
}

type Sent = Partial<Record<keyof InputOf<typeof staffProfiles.update>, unknown>>

/** "Custom date" is no answer as long as no day was picked. */
export function profileFaults({ availability }: ProfileValues): Record<string, string> {
  const isDayMissing = availability === customAvailability.value
  return isDayMissing ? { availability: words.staffFreeFromRequired } : {}
}

/** What a field of the form is called in the call. */
export function sentAs(name: keyof ProfileValues): keyof EditedProfile {
  return name === 'isOpenToWork' ? 'trafficlight_status' : name
}

/** Those of the fields that are sent, as they stood where they were changed. */
export function seenOf(stood: EditedProfile, sent: Sent): Partial<EditedProfile> {
  return Object.fromEntries(Object.entries(stood).filter(([name]) => name in sent))
}

/** Only what was changed is sent: what a colleague changes meanwhile stays as they leave it. */
export function changesOf(before: ProfileValues, values: ProfileValues): Sent {
  const { isOpenToWork, ...rest } = values
  const [salary, rate] = [amountIn(values.salary), amountIn(values.rate)]
  const others = { ...rest, salary, rate }
  const changed = Object.entries(others).filter(
    ([name, value]) =>
      value !== before[name as keyof ProfileValues] && value !== customAvailability.value,
  )
  return {
    ...Object.fromEntries(changed),
    ...(isOpenToWork === before.isOpenToWork ? {} : { trafficlight_status: isOpenToWork ? 1 : 0 }),
  }
}
