import { administration, adminOverview } from '@headframe/wire'
import { getRouteApi, useLocation } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'

import { useGlance } from '../../calls/use-read.ts'
import { CallField, CallForm } from '../../forms/call-form.tsx'
import { useCallForm } from '../../forms/use-call-form.ts'
import { paths } from '../../lib/paths.ts'
import { focusStart } from '../../parts/announce-screen.ts'
import { Entrance } from '../../parts/entrance.tsx'
import { TextLink } from '../../parts/links.tsx'
import { useKeptFocus } from '../../parts/use-kept-focus.ts'
import { WhySignInAgain } from '../../parts/why-sign-in-again.tsx'
import { Banner } from '../../ui/data/banner.tsx'
import { Button, buttonStyles } from '../../ui/form/button.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { latestActivity } from './guard.ts'
import { keepWayBack } from './way-back.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Why a sign-in link did not work, told on the screen that asks for a new one. */
    linkProblem?: string
  }
}

const route = getRouteApi('/admin-entrance/dashboard/auth')
const motto = 'The whole marketplace at a glance.'

interface SentLink {
  email: string
  demoLink: string | undefined
}

export default function AuthScreen() {
  const { redirect_uri } = route.useSearch()
  const linkProblem = useLocation({ select: ({ state }) => state.linkProblem })
  const [sent, setSent] = useState<SentLink>()
  useKeptFocus(focusStart, sent !== undefined)
  const form = useCallForm({
    call: administration.requestLink,
    initial: { email: '' },
    problem: linkProblem,
    onDone: ({ demo_link }, { email }) => {
      keepWayBack(redirect_uri)
      setSent({ email, demoLink: demo_link })
    },
  })

  if (sent) return <Sent {...sent} onBack={() => setSent(undefined)} />
  return (
    <Entrance
      title="Administrator sign-in"
      description="Ask for a link to sign in to the dashboard."
      lead={
        linkProblem === undefined
          ? 'Tell us your email address and we will send you a link to sign in. There is no password.'
          : 'A link works once, for 15 minutes: yours was used already, or its time is up. Tell us your email address and we will send you a new one.'
      }
      motto={motto}
    >
      <WhySignInAgain audience="admin" />
      {linkProblem !== undefined && <SignedInAlready />}
      <CallForm form={form} submit="Send sign-in link" busyLabel="Sending" wide>
        <CallField form={form} name="email" label="Email address">
          {(control) => <TextInput {...control} type="email" autoComplete="email" />}
        </CallField>
      </CallForm>
    </Entrance>
  )
}

/** Whoever opens their link a second time has mostly signed in with it. */
function SignedInAlready() {
  const activity = useGlance(adminOverview.activity, latestActivity, true)
  if (!activity) return null
  return (
    <Banner tone="info" className="mb-5">
      You are signed in already.{' '}
      <TextLink to={paths.admin.dashboard}>Go on to the dashboard</TextLink>
    </Banner>
  )
}

function Sent({ email, demoLink, onBack }: SentLink & { onBack: () => void }) {
  return (
    <Entrance title="Check your email" description="A sign-in link has been sent." motto={motto}>
      <Banner tone="success">
        <p className="font-semibold">A sign-in link has been sent to {email}</p>
        <p className="mt-1">
          It arrives if this address belongs to an administrator, and works once, for 15 minutes.
        </p>
      </Banner>
      <div className="mt-6 flex flex-wrap gap-3">
        {demoLink && (
          <a href={demoLink} className={buttonStyles()}>
            Open the demo’s link
          </a>
        )}
        <Button variant="secondary" onClick={onBack}>
          <ArrowLeft aria-hidden />
          Back
        </Button>
      </div>
    </Entrance>
  )
}
