import { Mark, Wordmark } from '../layout/mark.tsx'
import { KitGroup, KitRow } from './kit-parts.tsx'

const grounds = [
  ['bg-bg', 'bg'],
  ['bg-surface', 'surface'],
  ['bg-raised', 'raised'],
  ['bg-sunken', 'sunken'],
  ['bg-line', 'line'],
  ['bg-line-strong', 'line-strong'],
  ['bg-ink', 'ink'],
  ['bg-ink-2', 'ink-2'],
  ['bg-primary', 'primary'],
  ['bg-primary-soft', 'primary-soft'],
  ['bg-gum', 'gum'],
  ['bg-gum-soft', 'gum-soft'],
  ['bg-wattle', 'wattle'],
  ['bg-wattle-soft', 'wattle-soft'],
  ['bg-danger', 'danger'],
  ['bg-danger-soft', 'danger-soft'],
  ['bg-info', 'info'],
  ['bg-info-soft', 'info-soft'],
] as const

export function LookGroup() {
  return (
    <KitGroup title="Look">
      <KitRow title="Mark">
        <Wordmark />
        <Mark className="size-4" />
        <Mark className="size-6" />
        <Mark className="size-16" />
      </KitRow>
      <KitRow title="Colours">
        {grounds.map(([ground, name]) => (
          <figure key={name} className="w-24">
            <div className={`h-14 rounded-md border border-line ${ground}`} />
            <figcaption className="mt-1 text-xs text-ink-2">{name}</figcaption>
          </figure>
        ))}
      </KitRow>
      <div>
        <p className="font-display text-display font-heading">Display 36 to 58</p>
        <p className="font-display text-3xl font-heading">Heading 38: HD fitter, mobile plant</p>
        <p className="font-display text-2xl font-heading">Heading 29: HD fitter, mobile plant</p>
        <p className="font-display text-xl font-heading">Heading 23: HD fitter, mobile plant</p>
        <p className="font-display text-lg font-heading">Heading 19: HD fitter, mobile plant</p>
        <p className="mt-2 max-w-measure">
          Body 16. Eight on, six off, flights from Perth paid. You keep the gear in working order
          between shutdowns, and you go home when the roster says so.
        </p>
        <p className="text-sm text-ink-2">Small 15, secondary: Newman WA 6753, posted 2 h ago</p>
        <p className="num text-xs text-ink-2">Smallest 13: 1,204 of 5,000</p>
      </div>
      <KitRow title="Elevation">
        {['shadow-e1', 'shadow-e2', 'shadow-e3'].map((shadow) => (
          <div key={shadow} className={`rounded-lg bg-raised p-6 text-sm ${shadow}`}>
            {shadow}
          </div>
        ))}
      </KitRow>
    </KitGroup>
  )
}
