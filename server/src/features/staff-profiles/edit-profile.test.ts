import { describe, expect, test } from 'vitest'
import type { InputOf } from '@headframe/wire'
import { contractorProfiles, productName, staffProfiles } from '@headframe/wire'
import { hashOf, seenBy } from '../../testing/disclosures.ts'
import { aProfile } from '../../testing/library.ts'
import { aRegisteredContractor, aStaffMember } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { answerOf, bearer, json, refusalOf } from '../../testing/requests.ts'

const product = await aProduct()
const staff = await aStaffMember(product)
const { send } = product.as(staff)

type Edit = Omit<InputOf<typeof staffProfiles.update>, 'ph' | 'seen'>

const edit = (ph: string, change: object) =>
  product.ask(`/profile.php?updateProfile&ph=${ph}`, json(change, bearer(staff.token)))
const open = (ph: string) => send(staffProfiles.one, { ph })

const whole: Required<Edit> = {
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

describe('an edit', () => {
  test('is answered as it is stored, and what is left out stays', async () => {
    const { hash } = await aProfile(product, staff)

    const saved = await send(staffProfiles.update, { ph: hash, ...whole })

    expect(saved).toEqual({
      status: 'SUCCESS',
      message: 'Changes saved successfully',
      data: whole,
    })
    expect(await open(hash)).toMatchObject(whole)

    expect((await send(staffProfiles.update, { ph: hash, rate: 90 })).data).toEqual({
      ...whole,
      rate: 90,
    })
    expect((await send(staffProfiles.update, { ph: hash })).message).toBe(
      'Changes saved successfully',
    )
  })

  test('empties what may be empty', async () => {
    const { hash } = await aProfile(product, staff)
    await send(staffProfiles.update, { ph: hash, ...whole })
    const empty = { email: '', phone: ' ', location: '', linkedin_url: '', visa: '' }

    const { body } = await answerOf(
      await edit(hash, { ...empty, salary: '', rate: null, availability: 0 }),
    )

    expect(body['data']).toEqual({
      ...whole,
      email: null,
      phone: null,
      location: null,
      linkedin_url: null,
      visa: null,
      salary: null,
      rate: null,
      availability: 0,
    })
    expect(await open(hash)).toMatchObject({ availability_date: null, sortingAvailability: null })
  })

  test('takes numbers as text, and the address of LinkedIn without its beginning', async () => {
    const { hash } = await aProfile(product, staff)

    const typed = { salary: '120000', rate: '75.50', employeeType: '0', availability: '0.1' }
    const { body } = await answerOf(
      await edit(hash, { ...typed, linkedin_url: 'linkedin.com/in/robin' }),
    )

    expect(body['data']).toMatchObject({
      salary: 120_000,
      rate: 75.5,
      employeeType: 0,
      availability: 0.1,
      linkedin_url: 'https://linkedin.com/in/robin',
    })
  })

  test.each([
    [{ full_name: ' ' }, 'full_name', 'The name of a candidate cannot be empty'],
    [{ email: 'nobody' }, 'email', 'Please enter a valid email address.'],
    [{ linkedin_url: 'nowhere' }, 'linkedin_url', 'Please enter a valid LinkedIn address.'],
    [{ linkedin_url: 'javascript:x' }, 'linkedin_url', 'Please enter a valid LinkedIn address.'],
    [{ employeeType: 3 }, 'employeeType', 'Please enter a valid value.'],
    [{ availability: 999 }, 'availability', 'Please enter a valid value.'],
    [{ availability: 0.3 }, 'availability', 'Please enter a valid value.'],
    [{ salary: -1 }, 'salary', 'Please enter a valid value.'],
    [{ salary: 'lots' }, 'salary', 'Please enter a valid value.'],
    [{ rate: -0.01 }, 'rate', 'Please enter a valid value.'],
    [{ rate: 1e9 }, 'rate', 'Please enter a valid value.'],
    [{ trafficlight_status: 2 }, 'trafficlight_status', 'Please enter a valid value.'],
  ])('%o is refused', async (change, field, text) => {
    const { hash } = await aProfile(product, staff)
    const before = await open(hash)

    expect(await answerOf(await edit(hash, { phone: '0491 570 110', ...change }))).toEqual({
      status: 422,
      body: {
        error: text,
        code: 'INVALID',
        fields: { [field]: text },
        status: 'ERROR',
        message: text,
      },
    })
    expect(await open(hash)).toEqual(before)
  })

  test('of an availability renews the day on which it was said only when it is another', async () => {
    const { hash } = await aProfile(product, staff)
    await send(staffProfiles.update, { ph: hash, availability: 0.2 })
    const first = await open(hash)
    product.moveClock(3600)

    await send(staffProfiles.update, { ph: hash, availability: 0.2, rate: 50 })
    expect((await open(hash)).availability_date).toBe(first.availability_date)

    await send(staffProfiles.update, { ph: hash, availability: 0.1 })
    expect((await open(hash)).availability_date).toBeGreaterThan(first.availability_date ?? 0)
  })

  test('is found by its words at once, and by its former ones no more', async () => {
    const { hash } = await aProfile(product, staff, { fullName: 'Former Bandicoot' })
    await send(staffProfiles.update, { ph: hash, full_name: 'Present Potoroo' })

    const totals = ['bandicoot', 'potoroo'].map(async (search) => {
      const wish = { search, sortOrder: 'desc' } as const
      return (await send(staffProfiles.list, wish)).totalProfiles
    })
    expect(await Promise.all(totals)).toEqual([0, 1])
  })

  test('by two at once keeps what both have changed', async () => {
    const colleague = await aStaffMember(product)
    expect(colleague.id).not.toBe(staff.id)
    const { hash } = await aProfile(product, staff)
    for (let round = 1; round <= 20; round += 1) {
      await Promise.all([
        send(staffProfiles.update, { ph: hash, rate: round, full_name: `Casey ${round}` }),
        send(staffProfiles.update, { ph: hash, salary: round, location: `Camp ${round}` }),
        send(staffProfiles.addNote, { ph: hash, note: `Round ${round}` }),
      ])
      const { rate, salary, notes } = await open(hash)
      expect({ rate, salary, notes: notes.length }).toEqual({
        rate: round,
        salary: round,
        notes: round,
      })
      const wish = { search: `"casey ${round}" "camp ${round}" "round ${round}"` } as const
      const found = await send(staffProfiles.list, { ...wish, sortOrder: 'desc' })
      expect(found.totalProfiles).toBe(1)
    }
  })
})

describe('a note', () => {
  test('stands first, with who wrote it and when, and once however often it is sent', async () => {
    const { hash } = await aProfile(product, staff)
    await send(staffProfiles.addNote, { ph: hash, note: ' Called.\r\nNo answer. ' })
    product.moveClock(60)
    const body = json(
      { ph: hash, note: 'Called again.' },
      { ...bearer(staff.token), 'idempotency-key': hash },
    )
    const twice = [await product.ask('/profile.php?addProfileNote', body)]
    twice.push(await product.ask('/profile.php?addProfileNote', body))
    const [first, second] = await Promise.all(twice.map(answerOf))

    expect(second).toEqual(first)
    const notes = await send(staffProfiles.notes, { ph: hash })
    expect(notes).toEqual([
      first?.body['note'],
      {
        id: expect.any(String),
        timestamp: expect.any(Number),
        note: 'Called.\nNo answer.',
        author: 'Robin Hale',
      },
    ])
    expect((await open(hash)).notes).toEqual(notes)
  })

  test('that is older than a hundred others is had by its page', async () => {
    const person = await aProfile(product, staff)
    const { writing } = product.world.database
    await writing
      .insertInto('profile_note')
      .values(
        Array.from({ length: 103 }, (_, which) => ({
          profile_id: person.id,
          note: `Note ${which + 1}`,
          author_name: 'Robin Hale',
          written_at: new Date(product.world.clock().getTime() + which * 1000),
        })),
      )
      .execute()

    const profile = await open(person.hash)
    expect([profile.notes.length, profile.notes_count]).toEqual([100, 103])
    expect(profile.notes[0]?.note).toBe('Note 103')
    const earlier = await send(staffProfiles.notes, { ph: person.hash, page: 2, perPage: 100 })
    expect(earlier.map(({ note }) => note)).toEqual(['Note 3', 'Note 2', 'Note 1'])
  })

  test.each([
    ['', 'The note cannot be empty.'],
    [' \n ', 'The note cannot be empty.'],
    ['x'.repeat(4001), 'Must be 4000 characters or fewer'],
  ])('%s is refused', async (note, text) => {
    const { hash } = await aProfile(product, staff)
    const body = json({ ph: hash, note }, bearer(staff.token))
    expect(await answerOf(await product.ask('/profile.php?addProfileNote', body))).toMatchObject({
      status: 422,
      body: { error: text, fields: { note: text }, success: false },
    })
    expect(await send(staffProfiles.notes, { ph: hash })).toEqual([])
  })
})

test('each look at a contractor and at their resume is written down', async () => {
  const recruiter = await aStaffMember(product, productName)
  const marnie = await aRegisteredContractor(product)
  const ph = await hashOf(product, marnie)
  const asRecruiter = product.as(recruiter)
  await asRecruiter.send(staffProfiles.list, { search: 'marnie', sortOrder: 'desc' })
  expect(await seenBy(product, recruiter)).toEqual([])

  await asRecruiter.send(staffProfiles.one, { ph })
  const resume = await product.ask(`/profile.php?downloadResume&ph=${ph}`, {
    headers: bearer(recruiter.token),
  })

  expect(resume.headers.get('content-disposition')).toContain(`${ph}-Marnie Okafor.pdf`)
  const own = await product.ask('/contractor/get-resume', { headers: bearer(marnie.token) })
  expect(await resume.bytes()).toEqual(await own.bytes())
  expect((await seenBy(product, recruiter)).map(({ call }) => call)).toEqual([
    'GET /profile.php?getIndividual&ph={ph}',
    'GET /profile.php?downloadResume&ph={ph}',
  ])
  expect(await product.as(marnie).send(contractorProfiles.own, {})).toMatchObject({
    profile_hash: ph,
  })
})

test('whoever has no resume has none to be downloaded', async () => {
  const { hash } = await aProfile(product, staff)

  const refusal = await refusalOf(send(staffProfiles.resume, { ph: hash }))

  expect(refusal.text).toBe(
    'Your resume could not be retrieved at this time. Please try again later..',
  )
})
