import { expect, test } from 'vitest'
import { qualificationsIn } from './qualifications.ts'
import { readOpening } from './read-opening.ts'

const namesIn = (text: string) => qualificationsIn(text).map(({ name }) => name)

test.each([
  'Trade certificate, heavy diesel',
  'Certificate III in Heavy Commercial Vehicle Mechanical Technology',
  'Certificate III in Engineering (Fabrication Trade)',
  'Certificate III in Electrotechnology Electrician',
  'Certificate III in ESI Power Systems Distribution Overhead',
  'Certificate III Automotive Electrical Technology; ARCtick',
  'Certificate III and IV Commercial Cookery',
  'Cert III Mobile Plant. HR.',
  'Cert III plant mechanic; coal medical',
  'Boilermaker (Cert III), C licence',
  'Cert 3, diesel',
])('"%s" is one of a trade', (text) => {
  expect(namesIn(text)).toContainEqual(expect.stringMatching(/Trade Certificate$/))
})

test.each([
  'Certificate III in Underground Metalliferous Mining',
  'Certificate III in Resource Processing, forklift ticket',
  'Certificate III in Drilling and HC licence, both current.',
  'Certificate III in Drilling and heavy vehicle licence',
  'Certificate III in Surface Extraction Operations',
  'Certificate III in Supply Chain Operations',
  'Certificate III in Mobile Crane Operations',
  'Certificate III is paid for, with the hours to do it.',
  'Cert III in mine rescue or mines emergency response',
])('"%s" is none of a trade', (text) => {
  expect(namesIn(text)).toEqual([])
})

const ticketsAskedBy = (text: string) =>
  readOpening({
    title: "Driller's Offsiders",
    role: null,
    industry: null,
    descriptionHtml: `<p>${text}</p>`,
    descriptionField: 'text',
  }).gist.tickets

test('a job that pays for a certificate asks for none', () => {
  expect(ticketsAskedBy('Certificate III is paid for, with the hours to do it.')).toEqual([])
  expect(ticketsAskedBy('A trade certificate is paid for.')).toEqual([
    { name: 'Trade Certificate', isNeeded: false },
  ])
  expect(ticketsAskedBy('You hold a trade certificate, heavy diesel.')).toEqual([
    { name: 'Heavy Diesel Trade Certificate', isNeeded: true },
  ])
})
