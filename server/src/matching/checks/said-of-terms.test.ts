import { expect, test } from 'vitest'
import { shownText } from '../html-text.ts'
import { saidOfTerms } from './said-of-terms.ts'

const nothing = { title: null, roster: null, hours: null }

const flownFrom = (html: string) =>
  saidOfTerms(shownText(html), 'description', nothing).pointsOfHire.map(({ name, isByRoad }) =>
    isByRoad ? `${name} by road` : name,
  )

test.each([
  ['<p>FIFO ex Perth or Busselton.</p>', ['Perth', 'Busselton']],
  [
    '<p>You fly from Cairns, Townsville or Brisbane; we book it.</p>',
    ['Brisbane', 'Cairns', 'Townsville'],
  ],
  ['<p>Darwin flights every Tuesday.</p>', ['Darwin']],
  ['<p>Point of hire: Gold Coast</p>', ['Gold Coast']],
  ['<p>Departs Canberra</p>', ['Canberra']],
  ['<p>FIFO: ex-Brisbane, or from Melbourne on request</p>', ['Brisbane', 'Melbourne']],
  ['<p>Flights from Perth. Our people come from Sydney.</p>', ['Perth']],
  ['<p>Fly from Perth, an hour from Geraldton and not from Darwin.</p>', ['Perth']],
  ['<p>You take the bus, or fly in from Perth.</p>', ['Perth']],
  ['<p>The bus from Kalgoorlie, or the flight from Perth</p>', ['Perth', 'Kalgoorlie by road']],
  ['<p>Townsville bus. Flights from Cairns and Townsville.</p>', ['Cairns', 'Townsville']],
  ['<p>Coaches leave Mackay and Rockhampton.</p>', ['Mackay by road', 'Rockhampton by road']],
  ['<p>40 km from Perth</p>', []],
])('%s names where people are flown from', (html, names) => {
  expect(flownFrom(html)).toEqual(names)
})
