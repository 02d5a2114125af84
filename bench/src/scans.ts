import { openResumeReader } from '@headframe/server/src/resumes/cage/open-resume-reader.ts'
import { printedPage, scannedPdf } from '@headframe/server/src/resumes/testing/scanned-pages.ts'
import type { Figure } from './figures.ts'

const head = [
  'Kim Walker',
  'Kalgoorlie WA 6430 | kim.walker@mail.example',
  'EMPLOYMENT HISTORY',
  'Driller, Redgum Iron Pty Ltd',
  'March 2019 - Present',
]
const times = 3

/** How long a page full of small print takes that is there only as a picture. */
export async function measureScans(): Promise<Figure[]> {
  const duties = Array.from(
    { length: 42 },
    (_, row) => `Checked rig ${row} before each shift, changed rods and bits and wrote the reports`,
  )
  const bytes = await scannedPdf(await printedPage([...head, ...duties], { points: 10, lean: 0.7 }))
  const reader = openResumeReader()
  const taken: number[] = []
  try {
    for (let time = 0; time < times; time++) {
      const started = performance.now()
      const { status } = await reader.read(bytes, { asOf: new Date() })
      if (status !== 'ok') throw new Error(`The scan came out as ${status}`)
      taken.push(performance.now() - started)
    }
  } finally {
    await reader.close()
  }
  return [
    {
      name: 'A scanned page of A4: time',
      ms: Math.min(...taken),
      atMost: 6000,
      detail: `quickest of ${times}, ${head.length + duties.length} lines`,
    },
  ]
}
