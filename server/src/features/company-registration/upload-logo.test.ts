import { describe, expect, test } from 'vitest'
import { companyRegistrationInProgress, pictureTypes } from '@headframe/wire'
import { aCompanyDraft } from '../../testing/company-registration.ts'
import { aRegisteredCompany } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { json, outcome } from '../../testing/requests.ts'

const product = await aProduct()
const { uploadLogo } = companyRegistrationInProgress

describe('leave to put a logo', () => {
  const path = '/company/v2/registration/upload-logo'
  const fileType = 'image/png'
  const noDraft = 'Missing draft ID – please complete previous step first.'
  const wrongType = 'Unsupported file type (only PNG, JPG, WEBP allowed).'

  const ask = async (body: object) => outcome(await product.ask(path, json(body)))

  test.each(pictureTypes)('is given for %s', async (type) => {
    const { id: draftId } = await aCompanyDraft(product)
    expect(await product.send(uploadLogo, { draftId, fileType: type })).toEqual({
      uploadUrl: expect.stringMatching(/^http:\/\/headframe\.test\/api\/files\/uploads\/[\w-]+$/),
      publicUrl: expect.stringMatching(/^http:\/\/headframe\.test\/api\/files\/[0-9a-f]{32}$/),
    })
  })

  test('is not given without a draft, and that is told before all else', async () => {
    for (const draftId of [undefined, null, '', ' ']) {
      expect(await ask({ draftId, fileType })).toEqual({
        status: 422,
        code: 'INVALID',
        error: noDraft,
        fields: { draftId: noDraft },
      })
    }
    expect(await ask({})).toMatchObject({
      error: noDraft,
      fields: { draftId: noDraft, fileType: wrongType },
    })
  })

  test.each(['image/svg+xml', 'image/gif', 'text/html', 'png', '', undefined])(
    'is not given for %s',
    async (type) => {
      const { id: draftId } = await aCompanyDraft(product)
      expect(await ask({ draftId, fileType: type })).toEqual({
        status: 422,
        code: 'INVALID',
        error: wrongType,
        fields: { fileType: wrongType },
      })
    },
  )

  test('is not given for a draft that is unknown, used or ended', async () => {
    const missing = { status: 404, code: 'NOT_FOUND', error: 'Upload failed. Please try again.' }
    const { id: used } = await aCompanyDraft(product)
    await aRegisteredCompany(product, { draftId: used })
    const { id: ended } = await aCompanyDraft(product)
    product.moveClock(30 * 24 * 3600)

    for (const draftId of ['00000000-0000-4000-8000-000000000000', 'nothing', used, ended]) {
      expect(await ask({ draftId, fileType })).toMatchObject(missing)
      expect(await ask({ draftId, fileType: 'text/html' })).toMatchObject(missing)
    }
  })
})
