import { hash } from '@node-rs/argon2'
import { randomUUID } from 'node:crypto'
import type { InputOf } from '@headframe/wire'
import { connect, contractorRegistration, reference } from '@headframe/wire'
import { aPicture } from '../pictures/picture-samples.ts'
import { aPdf } from './documents.ts'
import type { Product } from './product.ts'

export type RegistrationForm = InputOf<typeof contractorRegistration.register>

export const testPassword = 'ironbark-and-ochre-7'

let cheapHash: Promise<string> | undefined

/**
 * For people who are there without having come through a door. A hash says what it costs to be
 * compared: as little as can be, since nobody guesses at theirs.
 */
export function testPasswordHash(): Promise<string> {
  return (cheapHash ??= hash(testPassword, { memoryCost: 8, timeCost: 1, parallelism: 1 }))
}

let picture: Promise<Buffer> | undefined
let resume: Promise<Buffer> | undefined

/** A file as a browser sends it. */
export function aFile(name: string, bytes: Buffer | string, type = ''): File {
  const content = typeof bytes === 'string' ? bytes : new Uint8Array(bytes)
  return new File([content], name, { type })
}

/** Everything that the wizard asks, filled in, with a real picture and a real resume. */
export async function aRegistration(
  product: Pick<Product, 'send'>,
  wishes: Partial<RegistrationForm> = {},
): Promise<RegistrationForm> {
  const { selectedRole = '108', field_password = testPassword } = wishes
  const [portrait, pdf] = await Promise.all([(picture ??= aPicture('jpeg')), (resume ??= aPdf())])
  return {
    field_email: `contractor-${randomUUID()}@people.example`,
    field_password,
    field_passwordConfirm: field_password,
    profilePicture: aFile('me.jpg', portrait, 'image/jpeg'),
    croppedImage: undefined,
    field_firstName: 'Marnie',
    field_lastName: 'Okafor',
    field_phone: '0491 570 156',
    field_address: '14 Wattle Street',
    field_suburb: 'Kambalda',
    field_state: 'WA',
    field_postCode: '6442',
    field_visaStatus: 'Citizen',
    field_visaStatusOther: '',
    selectedIndustry: '1',
    selectedRole,
    answers: wishes.answers ?? (await someAnswers(product, selectedRole)),
    selectedAvailability: 0.2,
    field_rate: 88.5,
    field_rateType: 'hour',
    field_contractStatus: 'PAYG',
    field_roleDescription: 'Bulk push on days, two weeks on and one off.',
    resume: aFile('Marnie Okafor.pdf', pdf, 'application/pdf'),
    draftId: '',
    noticeVersion: '',
    ...wishes,
  }
}

/** Registers somebody with a product that runs somewhere else, as a browser would. */
export async function registerAt(base: string): Promise<{ email: string; password: string }> {
  const send = connect({ base })
  const form = await aRegistration({ send })
  await send(contractorRegistration.register, form)
  return { email: form.field_email, password: form.field_password }
}

async function someAnswers(
  product: Pick<Product, 'send'>,
  role: string,
): Promise<RegistrationForm['answers']> {
  const questions = await product.send(reference.questions, { roleId: Number(role) })
  return questions.map(({ id }) => ({ id, response: `What I can say about question ${id}.` }))
}

/** Sends a form as the parts of a multipart body, also what no typed client would send. */
export function askToRegister(
  product: Product,
  form: Readonly<Record<string, unknown>>,
): Promise<Response> {
  const body = new FormData()
  for (const [field, value] of Object.entries(form)) {
    if (value === undefined) continue
    if (value instanceof Blob) body.append(field, value)
    else body.append(field, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  return product.ask('/contractor/register', { method: 'POST', body })
}
