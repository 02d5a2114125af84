import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import S3rver from '@20minutes/s3rver'

/** A real server that speaks S3 on this machine, for tests. */
export async function openS3Peer() {
  const directory = await mkdtemp(path.join(os.tmpdir(), 's3-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'headframe', configs: [] }],
  })
  const { port } = await server.run()

  return {
    settings: {
      url: `s3://headframe?endpoint=http://127.0.0.1:${port}&region=ap-southeast-2`,
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    async close() {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
