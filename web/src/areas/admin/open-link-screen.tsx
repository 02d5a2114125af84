import { administration, words } from '@headframe/wire'
import { getRouteApi, useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'

import { send } from '../../calls/client.ts'
import { isPassing, textOfFailure } from '../../calls/failure.ts'
import { notePerson } from '../../calls/person.ts'
import { useDocument } from '../../calls/screen.tsx'
import { paths } from '../../lib/paths.ts'
import { ErrorState } from '../../ui/data/error-state.tsx'
import { Spinner } from '../../ui/data/spinner.tsx'
import { takeWayBack } from './way-back.ts'

const route = getRouteApi('/admin-entrance/dashboard/auth/$token')

/** Uses the link up, once, and goes on to the dashboard. */
export default function OpenLinkScreen() {
  const { token } = route.useParams()
  const { history } = useRouter()
  const navigate = useNavigate()
  const [failed, setFailed] = useState<unknown>()
  const isAsked = useRef(false)
  useDocument('Signing in', 'Opens the dashboard from a sign-in link.')

  async function open() {
    try {
      const { email } = await send(administration.openLink, { token })
      notePerson('admin', email)
      history.replace(takeWayBack() ?? paths.admin.dashboard)
    } catch (refused) {
      if (isPassing(refused)) return setFailed(refused)
      await navigate({
        to: paths.admin.auth,
        state: { linkProblem: words.adminLinkInvalid },
        replace: true,
      })
    }
  }

  useEffect(() => {
    // A link works once: asking a second time would refuse whoever was just let in.
    if (isAsked.current) return
    isAsked.current = true
    void open()
  })

  return (
    <div className="page flex flex-1 flex-col items-center justify-center gap-5 py-24">
      <h1 className="text-center">Signing you in</h1>
      {failed === undefined ? (
        <Spinner size="lg" label="Checking your sign-in link" />
      ) : (
        <ErrorState
          title={textOfFailure(failed)}
          onRetried={() => {
            setFailed(undefined)
            void open()
          }}
        />
      )}
    </div>
  )
}
