import { expect, test } from 'vitest'
import { timeZoneOfJob } from './job-time-zone.ts'

const zone = (work_location: string | null, lat: number | null = null, lng: number | null = null) =>
  timeZoneOfJob({ work_location, location_lat: lat, location_lng: lng })

test.each([
  ['Kalgoorlie WA 6430', 'Australia/Perth'],
  ['Newman, Western Australia', 'Australia/Perth'],
  ['Roxby Downs, sa, Australia', 'Australia/Adelaide'],
  ['Tennant Creek NT', 'Australia/Darwin'],
  ['Moranbah, QLD 4744', 'Australia/Brisbane'],
  ['Victoria Street, Broken Hill, NSW', 'Australia/Sydney'],
  ['Rosebery TAS', 'Australia/Hobart'],
  ['Ballarat, Victoria', 'Australia/Melbourne'],
  ['Perth, W.A.', 'Australia/Perth'],
  ['Adelaide S.A. 5000', 'Australia/Adelaide'],
  ['emerald qld', 'Australia/Brisbane'],
  ['WA – Pilbara and Goldfields', 'Australia/Perth'],
  ['Somewhere', 'Australia/Sydney'],
  [null, 'Australia/Sydney'],
])('work at %s goes by the clocks of %s', (location, timeZone) => {
  expect(zone(location)).toBe(timeZone)
})

test.each([
  ['Victoria Park, Perth', -31.97, 115.9, 'Australia/Perth'],
  ['12 Queen Victoria St, Fremantle', -32.05, 115.75, 'Australia/Perth'],
  ['Lady Victoria mine camp', -30.75, 121.47, 'Australia/Perth'],
  ['Victoria Highway, Katherine', -14.47, 132.27, 'Australia/Darwin'],
  ['Vic Park', -31.97, 115.9, 'Australia/Perth'],
  ['Port Victoria', -34.5, 137.48, 'Australia/Adelaide'],
  ['Tweed Heads NSW', -28.18, 153.54, 'Australia/Sydney'],
  ['Somewhere', -27.47, 153.02, 'Australia/Brisbane'],
])('%s goes by its pin where its name is no state', (location, lat, lng, timeZone) => {
  expect(zone(location, lat, lng)).toBe(timeZone)
})

test.each([
  ['the Pilbara', -23.36, 119.73, 'Australia/Perth'],
  ['Tanami', -20, 130.5, 'Australia/Darwin'],
  ['Olympic Dam', -30.44, 136.88, 'Australia/Adelaide'],
  ['Mount Isa', -20.73, 139.49, 'Australia/Brisbane'],
  ['the Bowen Basin', -22, 148, 'Australia/Brisbane'],
  ['Cobar', -31.5, 145.8, 'Australia/Sydney'],
  ['Queenstown', -42.08, 145.55, 'Australia/Hobart'],
  ['Stanthorpe', -28.66, 151.93, 'Australia/Brisbane'],
  ['Lismore', -28.81, 153.28, 'Australia/Sydney'],
  ['Accra, where the product has no clock of its own', 5.6, -0.19, 'Australia/Sydney'],
])('a pin in %s tells where it is', (_, lat, lng, timeZone) => {
  expect(zone('Site camp', lat, lng)).toBe(timeZone)
})
