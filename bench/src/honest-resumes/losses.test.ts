import { noFacts } from '@headframe/server/src/resumes/resume-facts.ts'
import type { ResumeReading } from '@headframe/server/src/resumes/resume-facts.ts'
import { expect, test } from 'vitest'
import type { HonestDocument } from './documents.ts'
import { lossesOf } from './losses.ts'

const truth: HonestDocument['truth'] = {
  class: 'mining',
  full_name: 'Dana Quill',
  email: 'dana.quill@mail.example',
  phone: '0491 570 006',
  location: 'Boulder WA',
  current_role: 'Fitter',
  current_company: 'Saltlake Mining',
  jobs: [{ title: 'Fitter', company: 'Saltlake Mining', start: '2021', end: 'present' }],
  tickets: [{ name: 'Dogging', expires: '2028-11' }],
}

function documentRead(text: string) {
  const reading: ResumeReading = {
    status: 'ok',
    text,
    facts: noFacts,
  }
  const document = {
    half: 'open',
    fileName: '01.pdf',
    format: 'pdf',
    bytes: Buffer.alloc(0),
  } as const
  return { ...document, truth, reading }
}

test('what is not in the text was lost there, and what nobody looked for by the sections', () => {
  expect(lossesOf([documentRead('Dana Quill, Fitter, Saltlake Mining, Dogging')])).toEqual([
    'lost by text      core 0.500  all 0.300',
    'lost by sections  core 0.333  all 0.600',
    'lost by jobs      core 0.000  all 0.000',
    'lost by contact   core 0.167  all 0.100',
    'lost by tickets   core 0.000  all 0.000',
  ])
})
