import { wordsOf } from '../../text/words.ts'

interface Found {
  readonly title: string
  readonly qualifications: readonly string[]
  readonly companyName: string
}

/** A line for each thing that a community is found by; the third names its company, as `renameInWords` knows. */
export function wordsOfCommunity({ title, qualifications, companyName }: Found): string {
  return [title, qualifications.join(' · '), companyName].map(wordsOf).join('\n')
}
