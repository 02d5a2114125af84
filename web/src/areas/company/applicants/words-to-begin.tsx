import { Button } from '../../../ui/form/button.tsx'
import type { Decision } from './decidable.ts'

interface Template {
  name: string
  words: string
}

/** What is said most often, to be sent as it is or gone on from. */
const templates: Readonly<Record<Decision, readonly Template[]>> = {
  approved: [
    {
      name: 'We will call',
      words: 'Thank you for applying. We would like to talk to you and will call you soon.',
    },
    {
      name: 'Send your tickets',
      words: 'Before we go on, please have copies of your tickets and your last medical ready.',
    },
  ],
  rejected: [
    { name: 'Job is filled', words: 'The job is filled by now. Thank you for your time.' },
    {
      name: 'Tickets are missing',
      words: 'This job needs tickets that we did not find in your resume.',
    },
    {
      name: 'Others were closer',
      words: 'Others were closer to what this job asks for. Please apply again for another one.',
    },
  ],
}

interface WordsToBeginProps {
  decision: Decision
  /** What stands there already. */
  value: string
  onChosen: (words: string) => void
}

/** Adds to what is typed, and takes nothing of it away. */
export function WordsToBegin({ decision, value, onChosen }: WordsToBeginProps) {
  return (
    <div role="group" aria-label="Words to begin with" className="mb-2 flex flex-wrap gap-1.5">
      {templates[decision].map(({ name, words }) => (
        <Button
          key={name}
          variant="secondary"
          size="sm"
          onClick={() => onChosen([value.trim(), words].filter(Boolean).join(' '))}
        >
          {name}
        </Button>
      ))}
    </div>
  )
}
