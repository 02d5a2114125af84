import { beforeEach, expect, test } from 'vitest'
import type { InputOf } from '@headframe/wire'
import { staffProfiles } from '@headframe/wire'
import { aProfile } from '../../testing/library.ts'
import { aStaffMember } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { answerOf, bearer, json, refusalOf } from '../../testing/requests.ts'

const product = await aProduct()
const staff = await aStaffMember(product)
const { send } = product.as(staff)

let ph: string

beforeEach(async () => {
  ph = (await aProfile(product, staff)).hash
  await update({ location: 'Leonora WA', rate: 90.5, phone: '' })
})

type Edit = Omit<InputOf<typeof staffProfiles.update>, 'ph'>

const update = (change: Edit) => send(staffProfiles.update, { ph, ...change })
const open = () => send(staffProfiles.one, { ph })

test('whoever saw what stands changes it; a colleague who did not is told, and changes nothing', async () => {
  const { location, rate } = await open()
  await update({ location: 'Laverton WA', seen: { location } })

  const late = { location: 'Karratha WA', rate: 101, seen: { location, rate } }
  const answer = await product.ask(
    `/profile.php?updateProfile&ph=${ph}`,
    json(late, bearer(staff.token)),
  )
  const text = 'This profile was changed by a colleague or in another window.'
  expect(await answerOf(answer)).toEqual({
    status: 409,
    body: { error: text, code: 'CHANGED_ELSEWHERE', status: 'ERROR', message: text },
  })
  expect(await open()).toMatchObject({ location: 'Laverton WA', rate: 90.5 })

  // Once they have seen it, theirs goes through.
  await update({ ...late, seen: { location: 'Laverton WA', rate } })
  expect(await open()).toMatchObject({ location: 'Karratha WA', rate: 101 })
})

test('what was chosen after one change does not go over another one', async () => {
  const { location } = await open()
  await update({ location: 'Laverton WA', seen: { location } })
  await update({ location: 'Menzies WA', seen: { location: 'Laverton WA' } })

  const refused = update({ location: 'Karratha WA', seen: { location: 'Laverton WA' } })
  expect(await refusalOf(refused)).toMatchObject({ code: 'CHANGED_ELSEWHERE' })
  expect((await open()).location).toBe('Menzies WA')
})

test('a colleague’s change to another field is no reason, nor are the same words twice', async () => {
  const { location, phone } = await open()
  await update({ location: 'Laverton WA', seen: { location } })

  await update({ phone: '0491 570 156', seen: { phone } })
  await update({ location: 'Laverton WA', seen: { location } })
  // A field that was seen and not changed is not sent back to what it was.
  await update({ rate: 101, seen: { location, rate: 90.5 } })

  const kept = { location: 'Laverton WA', phone: '0491 570 156', rate: 101 }
  expect(await open()).toMatchObject(kept)
})

test('whoever tells of nothing that they saw changes what they send, as before', async () => {
  await update({ location: 'Laverton WA' })
  await update({ location: 'Karratha WA' })
  expect((await open()).location).toBe('Karratha WA')
})

test('every field counts as it is read: seen again, it can be changed', async () => {
  const seen = await open()
  const whole: Edit = {
    full_name: 'Robin Quoll',
    email: 'robin@people.example',
    phone: '0491 570 156',
    location: 'Leinster WA',
    linkedin_url: 'https://www.linkedin.com/in/robin-quoll',
    employeeType: 1,
    availability: 0.5,
    salary: 140_000.5,
    rate: 85.25,
    visa: 'Permanent Resident',
    trafficlight_status: 1,
  }
  await update({ ...whole, seen })
  expect(await open()).toMatchObject(whole)

  const other: Edit = {
    full_name: 'Casey',
    email: 'casey@people.example',
    phone: '0491 570 110',
    location: 'Perth WA',
    linkedin_url: 'https://linkedin.com/in/c',
    employeeType: 0,
    availability: 0.2,
    salary: 1,
    rate: 2,
    visa: 'Citizen',
  }
  for (const [field, value] of Object.entries(other)) {
    const refused = await refusalOf(update({ [field]: value, seen }))
    expect(refused, field).toMatchObject({ code: 'CHANGED_ELSEWHERE' })
  }
  expect(await open()).toMatchObject(whole)
})

test('of two who save the same field at once, one is told of the other', async () => {
  for (let round = 1; round <= 10; round += 1) {
    const { rate } = await open()
    const tries = [round * 2, round * 2 + 1].map((wished) =>
      update({ rate: wished, seen: { rate } }).then(
        () => wished,
        ({ code }) => code as string,
      ),
    )
    const came = await Promise.all(tries)
    expect(came.filter((one) => one === 'CHANGED_ELSEWHERE')).toHaveLength(1)
    expect(came).toContain((await open()).rate)
  }
})
