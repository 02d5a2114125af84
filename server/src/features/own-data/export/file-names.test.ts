import { expect, test } from 'vitest'
import { safeName } from './file-names.ts'

test.each([
  ['Marnie Okafor (2026).pdf', 'Marnie Okafor (2026).pdf'],
  ['Résumé 履歴書.docx', 'Résumé 履歴書.docx'],
  ['../../etc/passwd', '_.._etc_passwd'],
  [String.raw`C:\Users\me\resume.pdf`, 'C__Users_me_resume.pdf'],
  ['a<b>|c?*".pdf', 'a_b__c___.pdf'],
  ['fdp.\u202eemuser\u0000.pdf', 'fdp.emuser.pdf'],
  ['CON.pdf', 'file-CON.pdf'],
  ['resume. ', 'resume'],
  ['...', 'file-'],
])('%o is saved as %o', (name, saved) => {
  expect(safeName(name)).toBe(saved)
})

test('a name that is too long for a disk keeps its ending', () => {
  const saved = safeName(`${'履'.repeat(250)}.pdf`)

  expect(Buffer.byteLength(saved)).toBeLessThan(255)
  expect(saved).toMatch(/^履+\.pdf$/)
})
