import type { FilePart } from '@headframe/wire'
import { Refusal, words } from '@headframe/wire'
import { contentOf } from '../../kit/files/sent-files.ts'
import { putFile, readFile } from '../../kit/files/stored-files.ts'
import type { KeptFile } from '../../kit/files/stored-files.ts'
import type { Work, World } from '../../kit/world.ts'
import { acceptedResumeType } from '../../resumes/kind-of-file.ts'
import type { ResumeReading } from '../../resumes/resume-facts.ts'

/** Takes a resume that somebody sent by itself. Slow, so it comes before the first query. */
export async function takeSentResume(
  world: World,
  part: FilePart,
): Promise<{ fileName: string; file: KeptFile }> {
  const { name, bytes, type } = await mustBeResume(world, part)
  return { fileName: name || 'resume', file: await putFile(world, bytes, type) }
}

/** What was sent, once it is known to be of a kind that is read, and harmless. */
export async function mustBeResume(world: World, part: FilePart) {
  const { name, bytes } = await contentOf(part)
  const type = await acceptedResumeType(bytes, name)
  if (!type) throw new Refusal('UNSUPPORTED_TYPE')
  if (await world.scanner.findsHarm(bytes)) {
    throw new Refusal('UNSUPPORTED_TYPE', { text: words.resumeHarmful })
  }
  return { name, bytes, type }
}

/**
 * What a kept resume says. Slow, so no connection is held meanwhile. Nothing when bytes or reader were out of
 * reach at the last try.
 */
export async function readKeptResume(
  { world, now, lastTry }: Work,
  resume: { readonly file_id: string; readonly file_name: string },
): Promise<ResumeReading | undefined> {
  try {
    const bytes = await readFile(world, resume.file_id)
    if (!bytes) return { status: 'unreadable' }
    return await world.resumes.read(bytes, { fileName: resume.file_name, asOf: now })
  } catch (error) {
    if (!lastTry) throw error
    return undefined
  }
}
