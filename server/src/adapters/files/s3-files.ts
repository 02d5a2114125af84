import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { ProviderDown } from '../provider-down.ts'
import { mustBeFileKey, type FileStore } from './file-store.ts'
import type { S3Place } from './s3-place.ts'

const connectMs = 3_000
const silenceMs = 8_000
const wholeStepMs = 9_000
const questionMs = 3_000
/** S3 wants to know the length before the first byte, so a stream is gathered first; no file of the product comes near this. */
const largestStreamBytes = 64 * 1_048_576

/** Files in a bucket of anything that speaks S3. Nothing here lists the bucket. */
export function openS3Files(place: S3Place): FileStore {
  const { bucket } = place
  const client = clientOf(place)

  async function find(key: string, patienceMs: number) {
    const get = new GetObjectCommand({ Bucket: bucket, Key: key })
    return inTime(patienceMs, (abortSignal) =>
      client.send(get, { abortSignal }).catch((error: unknown) => {
        if (error instanceof NoSuchKey) return undefined
        throw error
      }),
    )
  }

  return {
    async put(key, bytes, type) {
      mustBeFileKey(key)
      const body = Buffer.isBuffer(bytes) ? bytes : await gathered(bytes)
      const put = new PutObjectCommand({ Bucket: bucket, Key: key, Body: body, ContentType: type })
      await inTime(wholeStepMs, (abortSignal) => client.send(put, { abortSignal }))
      return { size: body.length, sha256: createHash('sha256').update(body).digest('hex') }
    },

    async get(key) {
      mustBeFileKey(key)
      const found = await find(key, wholeStepMs)
      if (!found) return undefined
      if (!(found.Body instanceof Readable)) throw new ProviderDown('files')

      return {
        content: found.Body,
        size: found.ContentLength ?? 0,
        type: found.ContentType ?? 'application/octet-stream',
      }
    },

    async remove(key) {
      mustBeFileKey(key)
      const remove = new DeleteObjectCommand({ Bucket: bucket, Key: key })
      await inTime(wholeStepMs, (abortSignal) => client.send(remove, { abortSignal }))
    },

    /** Asks for a key that nobody puts: a store that can say "not here" is there, and knows us. */
    async mustAnswer() {
      await find('health/nothing', questionMs)
    },

    async close() {
      client.destroy()
    },
  }
}

function clientOf({ region, endpoint, credentials }: S3Place): S3Client {
  return new S3Client({
    region,
    endpoint,
    // Without keys of our own the machine's role speaks for us.
    ...(credentials ? { credentials } : {}),
    forcePathStyle: true,
    maxAttempts: 2,
    // Stores other than Amazon's do not know its newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: connectMs, socketTimeout: silenceMs },
  })
}

/** A store that does not answer costs no more than ten seconds, whatever it is that it does instead. */
async function inTime<T>(
  patienceMs: number,
  step: (abortSignal: AbortSignal) => Promise<T>,
): Promise<T> {
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), patienceMs)
  try {
    return await step(patience.signal)
  } catch (cause) {
    throw new ProviderDown('files', { cause })
  } finally {
    clearTimeout(timer)
  }
}

async function gathered(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size > largestStreamBytes) throw new RangeError('The file is too large to be kept')
    chunks.push(bytes)
  }
  return Buffer.concat(chunks)
}
