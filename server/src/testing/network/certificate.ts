import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** A certificate for one address on this machine that vouches for itself, and its key. */
export function aCertificate(ip: readonly number[]): { cert: string; key: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const name = sequence(set(sequence(commonName, der(0x0c, Buffer.from('A mail server')))))
  const now = Date.now()
  const facts = sequence(
    der(0xa0, der(0x02, Buffer.of(2))),
    der(0x02, Buffer.concat([Buffer.of(1), randomBytes(8)])),
    sequence(ecdsaWithSha256),
    name,
    sequence(time(now - hourMs), time(now + hourMs)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(extension(alternativeNames, sequence(der(0x87, Buffer.from(ip)))))),
  )
  const signature = sign('sha256', facts, privateKey)
  const whole = sequence(
    facts,
    sequence(ecdsaWithSha256),
    der(0x03, Buffer.concat([Buffer.of(0), signature])),
  )
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${whole.toString('base64')}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}

const hourMs = 3600_000

/** One value as certificates are written: what it is, how long it is, and itself. */
function der(tag: number, content: Buffer): Buffer {
  const { length } = content
  const size =
    length < 0x80
      ? Buffer.of(length)
      : length < 0x100
        ? Buffer.of(0x81, length)
        : Buffer.of(0x82, length >> 8, length & 0xff)
  return Buffer.concat([Buffer.of(tag), size, content])
}

const sequence = (...parts: Buffer[]) => der(0x30, Buffer.concat(parts))
const set = (part: Buffer) => der(0x31, part)
const extension = (id: Buffer, value: Buffer) => sequence(id, der(0x04, value))

function time(at: number): Buffer {
  const digits = new Date(at).toISOString().replaceAll(/\D/g, '').slice(2, 14)
  return der(0x17, Buffer.from(`${digits}Z`))
}

const commonName = Buffer.of(0x06, 3, 0x55, 0x04, 0x03)
const alternativeNames = Buffer.of(0x06, 3, 0x55, 0x1d, 0x11)
const ecdsaWithSha256 = Buffer.of(0x06, 8, 0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02)
