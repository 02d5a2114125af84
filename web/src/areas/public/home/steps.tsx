const steps = [
  {
    title: 'Say what you bring',
    contractor: 'Contractors keep one profile: experience, rate, availability, resume.',
    company: 'Companies post a job with its site, roster, hours and start date.',
  },
  {
    title: 'See what is open',
    contractor:
      'Contractors see open jobs in a list or on a map, those that suit their resume best first if they like, each with its reasons.',
    company:
      'Companies see who has applied, with the same reasons, and decide on each application.',
  },
  {
    title: 'Get to site',
    contractor: 'Contractors apply with their profile, at their usual rate or one for the job.',
    company: 'Companies open a candidate’s profile and resume, and take it from there.',
  },
] as const

export function Steps() {
  return (
    <section aria-labelledby="how" className="page pt-12 pb-16 sm:pt-16">
      <h2 id="how" className="text-2xl sm:text-3xl">
        How it works
      </h2>
      <ol className="mt-8 grid gap-x-8 gap-y-10 md:grid-cols-3">
        {steps.map(({ title, contractor, company }, index) => (
          <li key={title} className="border-t-2 border-primary pt-5">
            <span aria-hidden className="num font-display text-3xl font-heading text-primary">
              {index + 1}
            </span>
            <h3 className="mt-2">{title}</h3>
            <p className="mt-2 text-ink-2">{contractor}</p>
            <p className="mt-2 text-ink-2">{company}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
