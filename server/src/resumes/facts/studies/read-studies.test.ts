import { expect, test } from 'vitest'
import { aPdf, resumeLines } from '../../../testing/documents.ts'
import { readResume } from '../../read-resume.ts'

async function studiesIn(...lines: string[]) {
  const read = await readResume(await aPdf([...resumeLines, ...lines]), {
    asOf: new Date('2026-11-25'),
  })
  if (read.status !== 'ok') throw new Error(read.status)
  return read.facts.studies?.map(({ name, school, year }) => ({ name, school, year }))
}

test('what was learnt is read with its school and year', async () => {
  expect(
    await studiesIn(
      'Education',
      'Certificate III in Civil Construction, South Metropolitan TAFE, 2014',
    ),
  ).toEqual([
    {
      name: 'Certificate III in Civil Construction',
      school: 'South Metropolitan TAFE',
      year: 2014,
    },
  ])
})

test('the school may stand on the line below', async () => {
  expect(
    await studiesIn('Education', 'Bachelor of Engineering', 'Curtin University, 2010 - 2013'),
  ).toEqual([{ name: 'Bachelor of Engineering', school: 'Curtin University', year: 2013 }])
})

test('units may stand between a study and its school', async () => {
  expect(
    await studiesIn(
      'Education',
      'RII30920 Certificate III in Civil Construction Plant Operations',
      'RIIMPO318F Conduct civil skid steer loader operations',
      'RIIWHS204E Work safely at heights',
      'South Metropolitan TAFE, 2014',
    ),
  ).toMatchObject([{ school: 'South Metropolitan TAFE', year: 2014 }])
})

test('who has studied nothing that is told has no studies', async () => {
  expect(await studiesIn()).toBeUndefined()
})
