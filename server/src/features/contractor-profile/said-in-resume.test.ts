import { expect, test } from 'vitest'
import { contractorProfiles, contractorWishes } from '@headframe/wire'
import { aPdf, resumeLines } from '../../testing/documents.ts'
import { aContractor } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { aWholeProfile } from '../../testing/profile.ts'

const product = await aProduct()
const { own, shared, update, replaceResume } = contractorProfiles
const whole = await aWholeProfile(product)

const nextYear = new Date().getUTCFullYear() + 1
const said = `Available from 12 March ${nextYear}; 2 weeks notice; 2:1 preferred`
const offered = { available_from: `${nextYear}-03-12`, notice_days: 14, roster: '2:1' }

async function upload(person: Person, line = said): Promise<void> {
  const [name = '', contact = '', ...others] = resumeLines
  const pdf = await aPdf([name, contact, line, ...others])
  const replaceFile = new File([pdf as BlobPart], 'resume.pdf')
  await product.as(person).send(replaceResume, { replaceFile })
  await product.runTasks()
}

const offerTo = async (person: Person) => (await product.as(person).send(own, {})).said_in_resume

test('what a resume says of the next job is offered to its owner, and set by nobody', async () => {
  const person = await aContractor(product)
  await upload(person)

  const profile = await product.as(person).send(own, {})
  const other = await aContractor(product)
  const { uuid } = profile

  expect(profile).toMatchObject({ said_in_resume: offered, availability: 0 })
  expect((await product.as(other).send(shared, { uuid })).said_in_resume).toBeUndefined()
  expect((await product.as(person).send(contractorWishes.show, {})).rosters).toEqual([])
})

test('it is offered no more once the person has said it, until they upload another resume', async () => {
  const person = await aContractor(product)
  await upload(person)
  await product.as(person).send(update, whole)
  expect(await offerTo(person)).toEqual({ roster: '2:1' })

  await product.as(person).send(contractorWishes.save, { rosters: ['8/6'] })
  expect(await offerTo(person)).toBeUndefined()

  await upload(person, 'Available immediately')
  expect(await offerTo(person)).toEqual({ available_from: 'now' })
})

test('a resume that says nothing of it offers nothing', async () => {
  const person = await aContractor(product)
  await upload(person, 'Dozers, graders and more')
  expect(await offerTo(person)).toBeUndefined()
})
