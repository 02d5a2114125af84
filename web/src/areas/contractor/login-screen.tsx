import { signIn } from '@headframe/wire'
import { getRouteApi, useLocation } from '@tanstack/react-router'

import { paths } from '../../lib/paths.ts'
import { TextLink } from '../../parts/links.tsx'
import { Login } from '../../parts/login.tsx'

const route = getRouteApi('/contractor-entrance/contractor/login')

export default function LoginScreen() {
  const { redirect_uri } = route.useSearch()
  const { email = '' } = useLocation().state

  return (
    <Login
      kind="contractor"
      call={signIn.contractor}
      email="contractorEmail"
      password="contractorPass"
      likely={email}
      beginsAnew
      title="Contractor Login"
      description="Sign in as a contractor to find work in Australian mining and resources."
      lead={wayBackInWords(redirect_uri)}
      motto="Find great opportunities with top companies."
      links={
        <>
          <TextLink to={paths.contractor.forgotPassword}>Forgot password</TextLink>
          <TextLink to={paths.contractor.register} search={{ redirect_uri }}>
            Create a free account
          </TextLink>
          <TextLink to={paths.company.login}>Switch to Company Login</TextLink>
        </>
      }
    />
  )
}

/** Whoever pressed something that needs an account is told that they come back to it. */
function wayBackInWords(wayBack = ''): string | undefined {
  if (/^\/contractor\/job\/[^?]*\?apply=1/.test(wayBack)) {
    return 'Sign in to apply. You come straight back to the job.'
  }
  return /^\/contractor\/jobs?(?:[/?]|$)/.test(wayBack)
    ? 'Sign in to save and apply. You come straight back to where you were.'
    : undefined
}
