import { signIn } from '@headframe/wire'
import { getRouteApi } from '@tanstack/react-router'

import { paths } from '../../lib/paths.ts'
import { TextLink } from '../../parts/links.tsx'
import { Login } from '../../parts/login.tsx'

const route = getRouteApi('/company-entrance/company/login')

export default function LoginScreen() {
  const { redirect_uri } = route.useSearch()

  return (
    <Login
      kind="company"
      call={signIn.company}
      email="email"
      password="password"
      title="Company Login"
      description="Sign in as a company to find contractors for Australian mining and resources."
      motto="Access our talented pool of contractors."
      links={
        <>
          <TextLink to={paths.company.forgotPassword}>Forgot password</TextLink>
          <TextLink to={paths.company.register} search={{ redirect_uri }}>
            Create a free account
          </TextLink>
          <TextLink to={paths.contractor.login}>Switch to Contractor Login</TextLink>
        </>
      }
    />
  )
}
