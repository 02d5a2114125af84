import { CalendarDays, ListFilter, MapPin, type LucideIcon } from 'lucide-react'

const facts: readonly { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: ListFilter,
    title: 'Found by what counts',
    text: 'Roster, rate, place and start narrow the jobs down, in a list or on a map of Australia.',
  },
  {
    icon: MapPin,
    title: 'One sector',
    text: 'Mining and resources in Australia, and nothing else: FIFO, field, site office or from home.',
  },
  {
    icon: CalendarDays,
    title: 'Fresh listings',
    text: 'A listing stays open for 30 days, so what you find is what is being filled now.',
  },
]

export function BuiltFor() {
  return (
    <section aria-labelledby="built-for" className="border-t border-line bg-sunken">
      <div className="page py-16 sm:py-20">
        <h2 id="built-for" className="max-w-[24ch] text-2xl sm:text-3xl">
          Built for people who work where the ore is
        </h2>
        <ul className="mt-8 grid gap-8 md:grid-cols-3">
          {facts.map(({ icon: Icon, title, text }) => (
            <li key={title}>
              <Icon aria-hidden className="size-6 text-gum" />
              <h3 className="mt-3">{title}</h3>
              <p className="mt-1 text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
