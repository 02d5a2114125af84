import path from 'node:path'
import { openDiskFiles } from './disk-files.ts'
import type { FileStore } from './file-store.ts'
import { openS3Files } from './s3-files.ts'
import { s3PlaceFrom } from './s3-place.ts'

interface FileSettings {
  readonly url: string | undefined
  readonly accessKeyId?: string | undefined
  readonly secretAccessKey?: string | undefined
  readonly dataDir: string
}

/** The bucket that is named, or a private folder of this machine when none is. */
export async function openFiles(settings: FileSettings): Promise<FileStore> {
  const { url, accessKeyId, secretAccessKey, dataDir } = settings
  if (!url) return openDiskFiles(path.join(dataDir, 'files'))

  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined
  return openS3Files(s3PlaceFrom(url, credentials))
}
