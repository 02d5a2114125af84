import { leave, people, signIn } from '../people.ts'
import { expect, test } from '../product.ts'

for (const person of people) {
  test(`${person.who} signs in, lands, and signs out`, async ({ page, isMobile }) => {
    await page.goto(person.login)
    await signIn(page, person)
    await expect(page).toHaveURL(person.home)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    await page.goto(person.login)
    await expect(page).toHaveURL(person.home)

    await leave(page, person, isMobile)
    await expect(page).toHaveURL(person.login)
    await page.goto(person.home)
    await expect(page).toHaveURL(new RegExp(`^[^?]*${person.login}\\?redirect_uri=`))
  })

  test(`${person.who} is told that the password was wrong, comes back to where it was asked for, and is led away by no link @any-width`, async ({
    page,
  }) => {
    await page.goto(person.guarded)
    await expect(page).toHaveURL(new RegExp(person.login))
    await signIn(page, { ...person, email: `nobody-${person.email}` })
    await expect(page.getByRole('alert')).toContainText(
      person.who === 'a company'
        ? 'double-check your email and password'
        : 'You have entered an invalid username or password',
    )
    // A company keeps what it typed; the others begin anew.
    const left = person.who === 'a company' ? person.password : ''
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(left)
    await signIn(page, person)
    await expect(page).toHaveURL(person.guarded)

    for (const hostile of ['https://evil.example/', '/\\evil.example']) {
      await page.evaluate(() => localStorage.clear())
      await page.goto(`${person.login}?redirect_uri=${encodeURIComponent(hostile)}`)
      await signIn(page, person)
      await expect(page).toHaveURL(person.home)
    }
  })
}

test('old addresses lead to the form, which asks for both fields and loses nothing without a network @any-width', async ({
  page,
  context,
}) => {
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/admin\/login/)
  await page.goto('/marketplace')
  await expect(page).toHaveURL(/\/contractor\/login/)
  await page.goto('/marketplace/contractor/login')
  await expect(page).toHaveURL('/contractor/login')

  await page.getByLabel('Email', { exact: true }).fill('casey@example.com')
  await page.getByRole('button', { name: 'Sign In' }).click()

  await expect(
    page.getByText('Please fill in the username and password fields.').first(),
  ).toBeVisible()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('casey@example.com')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()

  await context.setOffline(true)
  await page.getByLabel('Password', { exact: true }).fill('demo-contractor-1')
  await page.keyboard.press('Enter')

  await expect(
    page.getByText('Unable to process your login request. Please try again later.'),
  ).toBeVisible()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('casey@example.com')
})

test('signing in as a company signs the contractor out @any-width', async ({ page }) => {
  const [contractor, company] = people
  if (!contractor || !company) throw new Error('The demo has both')
  await page.goto(contractor.login)
  await signIn(page, contractor)
  await expect(page).toHaveURL(contractor.home)
  await page.goto(company.login)
  await signIn(page, company)
  await expect(page).toHaveURL(company.home)

  await page.goto(contractor.guarded)
  await expect(page).toHaveURL(new RegExp(contractor.login))
})
