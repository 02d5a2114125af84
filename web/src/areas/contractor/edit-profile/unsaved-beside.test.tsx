// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { beginSession } from '../../../calls/session-store.ts'
import { paths } from '../../../lib/paths.ts'
import { heading, knowingAccounts, open, serveProduct } from '../../../testing/opened-app.tsx'
import { someone } from '../../../testing/someone.ts'
import { aPhoto, cutAsItStands, pictures } from '../photo/testing/pictures.ts'

const product = serveProduct()
let isPhotoTaken = true
const sentTo = (path: string) => product.server.heard.filter((heard) => heard.path === path).length

beforeEach(() => {
  pictures()
  isPhotoTaken = true
  product.replies = (heard) => {
    if (heard.path === '/contractor/get-profile')
      return { status: 200, body: someone({ has_resume: true }) }
    if (heard.path === '/contractor/get-uploads') {
      const body = { active: null, replacement: null, last_error: null, processing: false }
      return { status: 200, body }
    }
    if (heard.path === '/contractor/industries') return { status: 200, body: [] }
    if (heard.path === '/contractor/update-settings' && isPhotoTaken) {
      return { status: 200, body: { error: false, errorMessage: null, message: 'Updated!' } }
    }
    return knowingAccounts(heard)
  }
  beginSession('contractor', 'c-1', 'Tess Rowley')
})

async function opened(address: string, title: string) {
  const { where } = open(address)
  await heading(title)
  await screen.findByLabelText('Profile photo')
  return { user: userEvent.setup(), where }
}

const editing = () => opened(paths.contractor.editProfile, 'Edit Profile')
const question = () => screen.findByRole('alertdialog', { name: 'Leave without saving?' })

async function takePhoto(user: ReturnType<typeof userEvent.setup>) {
  await user.upload(screen.getByLabelText('Profile photo'), aPhoto())
  await cutAsItStands(user)
  await screen.findByRole('button', { name: 'Save photo' })
}

test('a photo that was taken is not left behind without a question', async () => {
  const { user, where } = await opened(paths.contractor.settings, 'Account Settings')
  await takePhoto(user)

  await user.click(screen.getByRole('link', { name: 'Job wishes' }))
  const asked = within(await question())
  expect(asked.getByText('Your new photo is not saved yet.')).toBeTruthy()
  await user.click(asked.getByRole('button', { name: 'Stay' }))

  expect(where()).toBe(paths.contractor.settings)
})

test('"Save changes" saves the photo along', async () => {
  const { user } = await editing()
  expect(screen.getByText('Everything is saved.')).toBeTruthy()
  await takePhoto(user)
  expect(screen.getByText('Your new photo is not saved yet.')).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'Save changes' }))

  expect(await screen.findByText('Everything is saved.')).toBeTruthy()
  expect(sentTo('/contractor/update-settings')).toBe(1)
})

test('a photo that could not be saved is still told as such', async () => {
  isPhotoTaken = false
  const { user } = await editing()
  await takePhoto(user)

  await user.click(screen.getByRole('button', { name: 'Save changes' }))

  const side = within(screen.getByRole('region', { name: 'Photo' }))
  expect((await side.findByText('Back soon.')).closest('[role=alert]')).toBeTruthy()
  expect(screen.getByText('Your new photo is not saved yet.')).toBeTruthy()
})

test('a resume that waits to be confirmed is not left behind without a question', async () => {
  const { user, where } = await editing()
  const resume = new File(['%PDF-1.7'], 'New.pdf', { type: 'application/pdf' })
  await user.upload(screen.getByLabelText('Upload your resume'), resume)
  const told = await screen.findByText('Your new resume is not sent yet.')

  await user.click(screen.getByRole('link', { name: 'Change, hide or add to what was read' }))
  await user.click(within(await question()).getByRole('button', { name: 'Stay' }))
  expect(where()).toBe(paths.contractor.editProfile)

  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(told.textContent).toBe('Everything is saved.'))
})
