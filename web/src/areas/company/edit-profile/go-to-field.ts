import type { ProfileField } from './profile-values.ts'

const controls = 'input, select, textarea, button'

/** Leads to a field: it is seen, and one can go on in it. */
export function goToField(name: ProfileField): void {
  const field = document.querySelector(`[data-field="${name}"]`)
  const wrong = field?.querySelector<HTMLElement>(`:is(${controls})[aria-invalid="true"]`)
  const control = wrong ?? field?.querySelector<HTMLElement>(controls)
  control?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}
