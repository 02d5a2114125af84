export type Tone = 'neutral' | 'primary' | 'gum' | 'warn' | 'danger' | 'info'

/** Soft ground with its ink: 5:1 or better in both themes. */
export const softTone: Record<Tone, string> = {
  neutral: 'bg-sunken text-ink-2',
  primary: 'bg-primary-soft text-primary',
  gum: 'bg-gum-soft text-gum',
  warn: 'bg-wattle-soft text-warn-ink',
  danger: 'bg-danger-soft text-danger',
  info: 'bg-info-soft text-info',
}
