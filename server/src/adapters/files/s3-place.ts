/** Where a bucket is, and who may use it. */
export interface S3Place {
  readonly bucket: string
  readonly region: string
  readonly endpoint?: string | undefined
  readonly credentials?: S3Credentials | undefined
}

interface S3Credentials {
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** Reads `s3://bucket?endpoint=…&region=…`, with the key and its secret in front of the bucket or apart. */
export function s3PlaceFrom(address: string, apart?: S3Credentials): S3Place {
  const url = new URL(address)
  const endpoint = url.searchParams.get('endpoint') ?? undefined
  if (url.protocol !== 's3:' || !url.hostname) throw new Error('FILES_URL has to name a bucket')
  if (endpoint !== undefined && !/^https?:\/\//.test(endpoint)) {
    throw new Error('The endpoint in FILES_URL has to start with http:// or https://')
  }

  return {
    bucket: url.hostname,
    region: url.searchParams.get('region') ?? 'ap-southeast-2',
    endpoint,
    credentials: credentialsIn(url) ?? apart,
  }
}

function credentialsIn({ username, password }: URL): S3Credentials | undefined {
  if (!username || !password) return undefined
  return {
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
  }
}
