import type { Page } from '@playwright/test'
import { registerCompanyAt } from '@headframe/server/src/testing/company-registration.ts'
import type { CompanyForm } from '@headframe/server/src/testing/company-registration.ts'
import { registerAt } from '@headframe/server/src/testing/registration.ts'

export interface Person {
  readonly who: string
  readonly login: string
  readonly email: string
  readonly password: string
  readonly emailLabel: string
  readonly home: string
  /** Something that only this audience may see. */
  readonly guarded: string
  readonly leave: string
  /** What their own menu in the header is called, where they have one. */
  readonly menu?: string
}

const contractor: Person = {
  who: 'a contractor',
  login: '/contractor/login',
  email: 'contractor@demo.example',
  password: 'demo-contractor-1',
  emailLabel: 'Email',
  home: '/contractor/profile',
  guarded: '/contractor/settings',
  leave: 'Sign out',
  menu: 'Casey Morgan',
}

export const company: Person = {
  who: 'a company',
  login: '/company/login',
  email: 'company@demo.example',
  password: 'demo-company-1',
  emailLabel: 'Email',
  home: '/company/dashboard',
  guarded: '/company/manage-jobs?draft=true',
  leave: 'Logout',
  menu: 'Redback Ridge Mining',
}

export const people: readonly Person[] = [
  contractor,
  company,
  {
    who: 'a staff member',
    login: '/admin/login',
    email: 'staff@demo.example',
    password: 'demo-staff-1',
    emailLabel: 'Email address',
    home: '/admin/profiles',
    guarded: '/admin/talent-pools',
    leave: 'Logout',
  },
]

/** Somebody of the journey's own, registered with a whole form, a picture and a real resume. */
export async function aContractor(url: string): Promise<Person> {
  return { ...contractor, ...(await registerAt(`${url}/api`)) }
}

export interface OwnCompany extends Person {
  readonly id: string
  readonly name: string
  readonly slug: string
}

/** A company of the journey's own, registered with a whole form and published. */
export async function aCompany(
  url: string,
  wishes: Partial<CompanyForm> = {},
): Promise<OwnCompany> {
  const registered = await registerCompanyAt(`${url}/api`, wishes)
  return { ...company, ...registered, menu: registered.name }
}

export async function signIn(page: Page, { emailLabel, email, password }: Person): Promise<void> {
  await page.getByLabel(emailLabel, { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}

/** By the menu of a phone, the person's own menu, or straight from the header. */
export async function leave(page: Page, { leave: label, menu }: Person, isPhone: boolean) {
  if (isPhone || menu !== undefined) await openMenu(page, menu, isPhone)
  await page.getByRole(isPhone || menu === undefined ? 'link' : 'menuitem', { name: label }).click()
}

export async function openMenu(page: Page, menu: string | undefined, isPhone: boolean) {
  const name = isPhone || menu === undefined ? 'Open menu' : menu
  await page.getByRole('banner').getByRole('button', { name }).click()
}
