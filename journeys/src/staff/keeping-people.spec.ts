import type { Page } from '@playwright/test'
import { aBench } from '@headframe/server/src/testing/library.ts'
import { expect, test } from '../product.ts'
import { expectReadableAtAnyWidth } from '../readable.ts'
import { aRecruiter, enterAs, peopleOf } from './recruiters.ts'

const cards = (page: Page) => page.getByRole('list', { name: 'Profiles' }).getByRole('article')
const namesOf = (page: Page) => cards(page).getByRole('heading', { level: 2 })
// A toast is called a dialog too.
const person = (page: Page) => page.locator('[role=dialog]:not([aria-modal=false])')

test('a recruiter finds, sorts, turns pages, edits, notes, pools and removes by keys alone @any-width', async ({
  page,
  product,
}) => {
  test.slow()
  const recruiter = await aRecruiter(product)
  await peopleOf(product, recruiter, 30)
  await product.behind((behind) => aBench(behind, recruiter))
  await enterAs(page, recruiter, '/admin/profiles')
  await expect(page.getByText('Showing page 1 of 2 (30 total profiles)')).toBeVisible()
  const { keyboard } = page

  // Sorted by name, the first press from the end.
  await page.getByRole('button', { name: 'Name', exact: true }).focus()
  await keyboard.press('Enter')
  await expect(namesOf(page).first()).toHaveText('Zed Ashcroft')
  await keyboard.press('Enter')
  await expect(namesOf(page).first()).toHaveText('Ada Ashcroft')
  await expect(page).toHaveURL(/sortField=full_name&sortOrder=asc/)
  await page.getByRole('button', { name: 'Next' }).focus()
  await keyboard.press('Enter')
  await expect(page.getByText('Showing page 2 of 2 (30 total profiles)')).toBeVisible()

  // A new search begins on the first page.
  await page.getByRole('button', { name: 'Clear filters' }).focus()
  await keyboard.press('Escape')
  await page.locator('body').press('/')
  await expect(page.getByRole('combobox', { name: /^Search names/ })).toBeFocused()
  await keyboard.type('"cal bramwell"')
  await keyboard.press('Enter')
  await expect(page.getByText('Showing page 1 of 1 (1 total profiles)')).toBeVisible()
  await page.getByRole('button', { name: 'Cal Bramwell', exact: true }).focus()

  // Opened, edited, and closed again.
  await keyboard.press('Enter')
  await person(page).getByLabel('Location').focus()
  await keyboard.press('Control+A')
  await keyboard.type('Leinster WA')
  await keyboard.press('Enter')
  await expect(page.getByText('Changes saved successfully')).toBeVisible()
  await keyboard.press('Escape')
  await expect(person(page)).toBeHidden()
  await expect(cards(page).first()).toContainText('Leinster WA')

  // A note, and what is typed but not added outlives the dialog.
  await page.getByRole('button', { name: 'Cal Bramwell', exact: true }).focus()
  await keyboard.press('n')
  await person(page).getByLabel('New note').focus()
  await keyboard.type('Prefers 8/6 out of Perth.')
  await keyboard.press('Control+Enter')
  await expect(person(page).getByText('Prefers 8/6 out of Perth.')).toBeVisible()
  await expect(person(page).getByText(/^Kit Falconer · /)).toBeVisible()
  await person(page).getByLabel('New note').focus()
  await keyboard.type('Half a thought')
  await keyboard.press('Escape')
  await expect(person(page)).toBeHidden()
  await page.getByRole('button', { name: 'Cal Bramwell', exact: true }).focus()
  await keyboard.press('n')
  await expect(person(page).getByLabel('New note')).toHaveValue('Half a thought')
  await keyboard.press('Escape')

  // Into a talent pool, which the card shows from then on.
  await expect(person(page)).toBeHidden()
  await page.getByRole('button', { name: 'Cal Bramwell', exact: true }).focus()
  await keyboard.press('p')
  await person(page).getByRole('switch', { name: 'Shutdown crew' }).focus()
  await keyboard.press('Space')
  await keyboard.press('Escape')
  await expect(person(page)).toBeHidden()
  const pools = cards(page).first().getByRole('list', { name: 'Talent pools' })
  await expect(pools).toContainText('Shutdown crew')

  // Removed, and brought back by the toast.
  await page.getByRole('button', { name: 'Remove Cal Bramwell' }).focus()
  await keyboard.press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).focus()
  await keyboard.press('Enter')
  await expect(page.getByText('No profiles are matching your search criteria.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).focus()
  await keyboard.press('Enter')
  await expect(namesOf(page)).toHaveText(['Cal Bramwell'])
})

test('a bench from nothing to what a client is handed @any-width', async ({ page, product }) => {
  test.slow()
  const recruiter = await aRecruiter(product)
  await peopleOf(product, recruiter, 5)
  await enterAs(page, recruiter, '/admin/talent-pools')
  await expect(page.getByText('No talent pools yet')).toBeVisible()

  await page.getByRole('button', { name: 'New talent pool' }).click()
  const form = page.getByRole('dialog', { name: 'New talent pool' })
  await form.getByRole('button', { name: 'Create talent pool' }).click()
  await expect(form.getByText('The name of a talent pool cannot be empty').first()).toBeVisible()
  await form.getByLabel('Name').fill('Shutdown crew')
  await form.getByLabel('Location').fill('Kambalda WA')
  await form.getByLabel('Tags').fill('Rigger')
  await form.getByRole('button', { name: 'Add tag' }).click()
  await form.getByRole('button', { name: 'Create talent pool' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Shutdown crew' })).toBeVisible()
  await expect(page.getByText('Nobody is in this talent pool yet')).toBeVisible()

  // Three of five are put in, the best paid first.
  await page.getByRole('button', { name: 'Add profiles' }).click()
  const add = page.getByRole('dialog', { name: 'Add profiles' })
  await add.getByRole('button', { name: 'Rate', exact: true }).click()
  const choices = add.getByRole('list', { name: 'Profiles not yet in the pool' })
  await expect(choices.getByRole('button').first()).toContainText('Eli Ashcroft')
  for (const name of ['Eli', 'Dot', 'Cal']) {
    await choices.getByRole('button', { name: new RegExp(`^.*${name} Ashcroft`) }).click()
    await expect(
      choices.getByRole('button', { name: new RegExp(`${name} Ashcroft`) }),
    ).toBeDisabled()
  }
  await add.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('Showing page 1 of 1 (3 total profiles)')).toBeVisible()
  await expect(page.getByText('$63 an hour').first()).toBeVisible()

  // One has said yes, and one comes out and in again.
  await page.getByLabel('Status of Eli Ashcroft').selectOption('Accepted')
  const byStatus = page.getByRole('group', { name: 'Status' })
  await expect(byStatus.getByRole('button', { name: 'Accepted 1' })).toBeVisible()
  await page.getByRole('button', { name: 'Take Cal Ashcroft out of this pool' }).click()
  await expect(byStatus.getByRole('button', { name: 'All 2' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(byStatus.getByRole('button', { name: 'All 3' })).toBeVisible()
  await byStatus.getByRole('button', { name: 'Accepted 1' }).click()
  await expect(page.getByText('Showing page 1 of 1 (1 total profiles)')).toBeVisible()
  await expectReadableAtAnyWidth(page)

  // As a table there is room for all of it.
  await page.getByText('Table', { exact: true }).click()
  const takeOut = page.getByRole('button', { name: 'Take Eli Ashcroft out of this pool' })
  await takeOut.scrollIntoViewIfNeeded()
  const rows = page.getByRole('table', { name: 'Members' }).locator('..')
  expect(await rows.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)

  // However long its name is, the page does not grow beyond the window.
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Shutdown'.repeat(15))
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'ShutdownShutdown' })).toBeVisible()
  await expectReadableAtAnyWidth(page)
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Shutdown crew')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Shutdown crew' })).toBeVisible()

  // What a client is handed; a description is wanted, and nobody selected is nobody.
  await page.getByRole('button', { name: 'Export bench' }).click()
  const dialog = page.getByRole('dialog', { name: 'Export talent bench' })
  await dialog.getByRole('button', { name: 'Select none' }).click()
  await dialog.getByRole('button', { name: 'Export', exact: true }).click()
  await expect(dialog.getByText('All the fields are required.').first()).toBeVisible()
  await expect(dialog.getByText('You need to select at least one profile.')).toBeVisible()
  await dialog.getByLabel('Description').fill('For the shutdown of May.')
  await dialog.getByRole('button', { name: 'Select all' }).click()
  const document = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Export', exact: true }).click()
  expect((await document).suggestedFilename()).toBe('Shutdown crew.pdf')
  await expect(dialog).toBeHidden()

  const sheet = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  expect((await sheet).suggestedFilename()).toMatch(/^[0-9a-f]{32}\.xlsx$/)

  // Put away it takes no change, and is found among the others that were.
  await page.getByRole('button', { name: 'Archive' }).click()
  await expect(page.getByText('This talent pool is archived.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add profiles' })).toBeHidden()
  await page.goto('/admin/talent-pools?archived=1')
  await page.getByRole('link', { name: 'Shutdown crew' }).click()
  await page.getByRole('button', { name: 'Bring back' }).click()
  await expect(page.getByText('Shutdown crew is in use again.')).toBeVisible()
})
