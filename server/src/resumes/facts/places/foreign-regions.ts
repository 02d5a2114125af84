import { plainPhrase } from '../../../text/plain.ts'

/** Regions that people name behind their town, by the country that they are in. */
const regions = {
  IN: `andhra pradesh|assam|bihar|chhattisgarh|goa|gujarat|haryana|himachal pradesh|jharkhand|
    karnataka|kerala|madhya pradesh|maharashtra|odisha|orissa|punjab|rajasthan|tamil nadu|telangana|
    uttar pradesh|uttarakhand|west bengal`,
  PH: `cebu|davao|batangas|benguet|bulacan|cavite|laguna|metro manila|pampanga|palawan|pangasinan|
    rizal|surigao del norte|zambales`,
  ZA: `gauteng|limpopo|mpumalanga|north west|northern cape|western cape|eastern cape|free state|
    kwazulu-natal|kwazulu natal`,
  GB: `cornwall|county durham|cumbria|derbyshire|devon|essex|greater manchester|hampshire|kent|
    lancashire|merseyside|north yorkshire|nottinghamshire|south yorkshire|staffordshire|surrey|
    tyne and wear|west midlands|west yorkshire|aberdeenshire|fife`,
  CA: `alberta|british columbia|manitoba|new brunswick|nova scotia|ontario|quebec|saskatchewan`,
  NZ: `bay of plenty|canterbury|hawkes bay|otago|southland|taranaki|waikato|west coast nz`,
  CL: `atacama|biobio|coquimbo|tarapaca|valparaiso|region metropolitana`,
} as const

export type CountryOfRegion = keyof typeof regions

const countries = new Map<string, CountryOfRegion>()
for (const [country, names] of Object.entries(regions)) {
  // The keys of the table above are the countries.
  for (const name of names.split('|')) countries.set(name.trim(), country as CountryOfRegion)
}

/** The country of a region outside Australia. */
export function countryOfRegion(name: string): CountryOfRegion | undefined {
  return countries.get(plainPhrase(name))
}
