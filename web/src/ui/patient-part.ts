import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

import { patientCode } from '../lib/patient-code.ts'

interface PatientPart<Props> extends LazyExoticComponent<ComponentType<Props>> {
  /** Fetches it ahead of its time; whether that works out does not matter yet. */
  prepare: () => void
}

/** A part whose code nobody misses for a while, such as a header: its place is held until it comes. */
export function patientPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): PatientPart<Props> {
  const part = lazy(() => patientCode(load))
  return Object.assign(part, { prepare: () => void load().catch(() => undefined) })
}
