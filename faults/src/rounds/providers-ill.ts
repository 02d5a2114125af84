import { setTimeout as pause } from 'node:timers/promises'
import {
  companyRegistrationInProgress,
  contractorDescription,
  contractorProfiles,
  reference,
  Refusal,
  signIn,
} from '@headframe/wire'
import { openS3Peer } from '@headframe/server/src/adapters/files/s3-peer.ts'
import { startNominatimPeer } from '@headframe/server/src/adapters/geocoder/nominatim-peer.ts'
import { openMarketDataPeer } from '@headframe/server/src/adapters/market-data/market-data-peer.ts'
import { openWriterPeer } from '@headframe/server/src/adapters/writer/writer-peer.ts'
import { aPdf } from '@headframe/server/src/testing/documents.ts'
import { aFile, testPassword } from '@headframe/server/src/testing/registration.ts'
import { anOnlooker, strangeAnswers, usualMs } from '../clients/onlooker.ts'
import { registerWhole, sender } from '../clients/people.ts'
import type { Town } from '../clients/people.ts'
import type { Ground } from '../ground.ts'
import { openHistory } from '../history.ts'
import { anInstallation } from '../installation.ts'
import type { Guarantee } from '../guarantee.ts'
import { settle } from '../settle.ts'
import { aSickProvider } from '../sick-provider.ts'

/** Each gives up after ten seconds; a machine that is busy takes longer. */
const mostMs = 25_000

export const providersIll: Guarantee = {
  id: 'A14',
  says: 'files, places, market data, writer ill',
  withinSeconds: 240,
  async try(ground) {
    const { environment, providers } = await sickProviders(ground)
    const place = await anInstallation(ground, { environment })
    await place.start()
    const town = { place, history: openHistory() }
    const token = await someToken(town)
    await useAll(town, token, [200])
    const healthy = await onlookDuring(place, ground, () => pause(4000))
    const usual = usualMs(healthy.looks)

    const moods = ['refuses', 'hangs', 'breaks'] as const
    for (const mood of moods) {
      for (const provider of providers) provider.mood = mood
      const onlooker = await onlookDuring(place, ground, async () => {
        await useAll(town, token, [200, 503])
        await pause(1000)
      })
      const ms = usualMs(onlooker.looks)
      if (ms > usual * 3 + 250)
        town.history.tellBroken(
          `${mood}: others waited ${Math.round(ms)} ms, not ${Math.round(usual)}`,
        )
      for (const line of strangeAnswers(onlooker, [200]))
        town.history.tellBroken(`${mood}: ${line}`)
      for (const provider of providers) provider.mood = 'well'
      await registerWhole(town)
    }
    return settle(place, town.history, { rounds: moods.length })
  },
}

async function sickProviders(ground: Ground) {
  const [bucket, places, market, writer] = await Promise.all([
    openS3Peer(),
    startNominatimPeer(),
    openMarketDataPeer(),
    openWriterPeer(),
  ])
  for (const peer of [bucket, places, market, writer]) ground.afterwards(() => peer.close())
  const endpoint = new URL(bucket.settings.url).searchParams.get('endpoint') ?? ''
  const [files, geocoder, marketData, ai] = await Promise.all(
    [endpoint, places.url, market.url, writer.url].map((url) => aSickProvider(ground, url)),
  )
  const addresses = [files, geocoder, marketData, ai].map((provider) => provider?.url ?? '')
  const [filesAt = '', placesAt = '', marketAt = '', writerAt = ''] = addresses
  return {
    providers: [files, geocoder, marketData, ai].filter((provider) => provider !== undefined),
    environment: {
      FILES_URL: `s3://headframe?endpoint=${filesAt.replace(/\/$/, '')}&region=ap-southeast-2`,
      AWS_ACCESS_KEY_ID: bucket.settings.accessKeyId,
      AWS_SECRET_ACCESS_KEY: bucket.settings.secretAccessKey,
      GEOCODER_URL: placesAt,
      MARKET_DATA_URL: marketAt.replace(/\/$/, ''),
      AI_URL: writerAt,
    },
  }
}

async function someToken(town: Town): Promise<string> {
  const email = (await registerWhole(town)) ?? ''
  const { token } = await sender(town)(signIn.contractor, {
    contractorEmail: email,
    contractorPass: testPassword,
  })
  return token
}

async function onlookDuring(place: Town['place'], ground: Ground, during: () => Promise<unknown>) {
  const onlooker = anOnlooker(place, { until: ground.over })
  await during()
  await onlooker.stop()
  return onlooker
}

/** Asks for what each of them is needed for: it is there, or said not to be, and soon. */
async function useAll(town: Town, token: string, allowed: readonly number[]): Promise<void> {
  const [guest, own] = [sender(town), sender(town, token)]
  const replaceFile = aFile('Wes Tran.pdf', await aPdf(), 'application/pdf')
  const asked: Readonly<Record<string, () => Promise<unknown>>> = {
    places: () => guest(reference.places, { q: `Newman ${Date.now()}`, limit: 5 }),
    'market data': () => guest(companyRegistrationInProgress.marketData, { ticker: 'BHP' }),
    description: () => own(contractorDescription.write, {}),
    resume: () => own(contractorProfiles.replaceResume, { replaceFile }),
  }
  await Promise.all(
    Object.entries(asked).map(async ([what, ask]) => {
      const began = performance.now()
      const status = await ask().then(
        () => 200,
        (error: unknown) => (error instanceof Refusal ? error.status : 0),
      )
      const ms = performance.now() - began
      if (!allowed.includes(status)) town.history.tellBroken(`${what} was answered ${status}`)
      if (ms > mostMs) town.history.tellBroken(`${what} took ${Math.round(ms)} ms`)
    }),
  )
}
