import { expect, test } from 'vitest'
import { makeDoc } from '../../testing/make-doc.ts'
import { readText } from '../read-text.ts'

test('an old Word document gives its words, with links and without the codes of fields', async () => {
  const document = makeDoc(
    [
      'Kim Walker',
      'E-mail: \u0013HYPERLINK "mailto:kim@mail.example"\u0014kim@mail.example\u0015',
      'Site: HYPERLINK "https://kim.example" kim.example',
      '2019 – 2022\tDriller',
      '•\tDrilled deep holes',
      '',
    ].join('\r'),
  )

  const text = await readText(document)

  expect(text.text).toBe(
    [
      'Kim Walker',
      'E-mail: kim@mail.example',
      'Site: kim.example',
      '2019 – 2022\tDriller',
      'Drilled deep holes',
    ].join('\n'),
  )
  expect(text.links.map(({ url }) => url)).toEqual(['https://kim.example'])
  expect(text.lines.at(-1)?.isBullet).toBe(true)
})
