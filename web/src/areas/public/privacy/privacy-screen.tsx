import { noticeVersion, productName } from '@headframe/wire'
import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'

import { useDocument } from '../../../calls/screen.tsx'
import { monthInWords } from '../../../lib/day-words.ts'
import { AutomatedSteps } from './automated-steps.tsx'
import { BrowserSection } from './browser-section.tsx'
import { HeldSection } from './held-section.tsx'
import { KeptSection } from './kept-section.tsx'
import { PrivacyHero } from './privacy-hero.tsx'
import { QuestionsSection } from './questions-section.tsx'
import { RightsSection } from './rights-section.tsx'
import { SeenSection } from './seen-section.tsx'

const contents = [
  { id: 'held', title: 'What we hold, and why' },
  { id: 'seen', title: 'Who sees it' },
  { id: 'automated-steps', title: 'What programs do with it' },
  { id: 'kept', title: 'How long it stays' },
  { id: 'browser', title: 'What your browser keeps' },
  { id: 'rights', title: 'What you can do' },
  { id: 'questions', title: 'Questions and complaints' },
] as const

const inShort = [
  'We hold what you tell us and what your resume says, to bring you and the right work together. We sell none of it.',
  'Signed-in companies and contractors who have your link can see your profile. You can switch the link off, or make a new one, at any time.',
  'No program accepts, ranks or turns anybody away. What programs do is listed here, all of it.',
  'You can take a copy of everything, correct it, or erase it, by yourself and without asking us.',
]

/** The privacy notice that everybody agrees to who registers. */
export default function PrivacyScreen() {
  useDocument(
    'Privacy',
    `What ${productName} holds about people, why, who sees it, how long it stays, and what you can do about it.`,
  )

  return (
    <>
      <PrivacyHero />
      <div className="page grid gap-x-16 gap-y-10 pt-10 pb-20 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <nav aria-label="On this page" className="lg:sticky lg:top-24 lg:self-start">
          <ul className="flex flex-col">
            {contents.map(({ id, title }) => (
              <li key={id}>
                <Link
                  to="."
                  hash={id}
                  className="inline-flex min-h-11 items-center rounded-sm font-medium text-ink-2 hover:text-primary hover:underline lg:min-h-10"
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex min-w-0 flex-col gap-12">
          <InShort />
          <HeldSection />
          <SeenSection />
          <AutomatedSteps />
          <KeptSection />
          <BrowserSection />
          <RightsSection />
          <QuestionsSection />
          <p className="border-t border-line pt-4 text-sm text-ink-2">
            This is the notice of {monthInWords(noticeVersion)} (version {noticeVersion}). Which
            version you agreed to is kept with your account.
          </p>
        </div>
      </div>
    </>
  )
}

function InShort() {
  return (
    <section aria-labelledby="in-short">
      <h2 id="in-short" className="text-2xl">
        In short
      </h2>
      <ul className="mt-4 grid gap-x-10 gap-y-4 md:grid-cols-2">
        {inShort.map((text) => (
          <li key={text} className="flex items-start gap-3">
            <Check aria-hidden strokeWidth={2.5} className="mt-0.5 size-5 shrink-0 text-gum" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
