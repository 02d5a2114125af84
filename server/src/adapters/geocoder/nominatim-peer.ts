import { createServer, type RequestListener } from 'node:http'

export interface Peer {
  readonly url: string
  close(): Promise<void>
}

const newman = {
  lat: '-23.3576',
  lon: '119.7357',
  category: 'place',
  type: 'town',
  display_name: 'Newman, Shire of East Pilbara, Western Australia, 6753, Australia',
}
const newmanDrive = {
  lat: '-23.3551',
  lon: '119.7301',
  category: 'highway',
  type: 'residential',
  display_name: 'Newman Drive, Newman, Shire of East Pilbara, Western Australia, 6753, Australia',
}
const postcode6753 = {
  lat: '-23.36',
  lon: '119.73',
  category: 'place',
  type: 'postcode',
  display_name: '6753, Shire of East Pilbara, Western Australia, Australia',
}

const answers: ReadonlyMap<string, readonly object[]> = new Map([
  ['newman', [newman, newmanDrive]],
  ['newman wa', [newman, newmanDrive]],
  ['12 newman drive, newman wa', [newmanDrive]],
  ['6753', [postcode6753]],
])

/** A geocoder for the tests that speaks Nominatim's search and knows one town. */
export function startNominatimPeer(): Promise<Peer> {
  return startPeer((request, response) => {
    const asked = new URL(request.url ?? '', 'http://peer.example').searchParams
    const known = answers.get((asked.get('q') ?? '').toLowerCase()) ?? []
    const understood = asked.get('format') === 'jsonv2' && asked.get('countrycodes') === 'au'
    response.writeHead(understood ? 200 : 400, { 'content-type': 'application/json' })
    response.end(JSON.stringify(known.slice(0, Number(asked.get('limit')))))
  })
}

export async function startPeer(listener: RequestListener): Promise<Peer> {
  const server = createServer(listener)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The peer has no port')

  return {
    url: `http://127.0.0.1:${address.port}/search`,
    close: () =>
      new Promise<void>((closed, failed) => {
        server.close((error) => (error ? failed(error) : closed()))
        server.closeAllConnections()
      }),
  }
}
