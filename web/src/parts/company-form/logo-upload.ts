import { pictureTypes, platform, Refusal, sizes, words, type UploadTicket } from '@headframe/wire'

import { textOfFailure } from '../../calls/failure.ts'
import { putFile } from '../../calls/files/put-file.ts'
import { pictureKindOf } from '../picture/picture-kind.ts'

type LogoType = (typeof pictureTypes)[number]

type LogoStatus =
  | { readonly is: 'resting' }
  | { readonly is: 'sending'; readonly percent: number; readonly preview: File | undefined }
  | { readonly is: 'refused'; readonly text: string }

interface KeptLogo {
  readonly address: string
  readonly type: LogoType
}

/** One logo on its way. It goes on while the step that it was chosen in is not seen. */
export interface LogoUpload {
  readonly status: () => LogoStatus
  readonly subscribe: (onChange: () => void) => () => void
  readonly take: (file: File) => void
  readonly cancel: () => void
  /** Waits for what is on its way; answers what was wrong with it, if anything was. */
  readonly settle: () => Promise<string | undefined>
}

interface UploadOptions {
  /** Asks for leave to put a file of this type; a `Refusal` says why not. */
  ticketFor: (type: LogoType, signal: AbortSignal) => Promise<UploadTicket>
  onKept: (logo: KeptLogo) => void
}

const resting: LogoStatus = { is: 'resting' }

export function createLogoUpload({ ticketFor, onKept }: UploadOptions): LogoUpload {
  let status: LogoStatus = resting
  let stopper: AbortController | undefined
  let underWay: Promise<string | undefined> | undefined
  const listeners = new Set<() => void>()

  function become(next: LogoStatus) {
    status = next
    for (const listener of listeners) listener()
  }

  function cancel() {
    stopper?.abort()
    become(resting)
  }

  async function send(file: File, signal: AbortSignal): Promise<string | undefined> {
    try {
      const logo = await keep(file, signal)
      if (signal.aborted) return undefined
      onKept(logo)
      become(resting)
    } catch (failed) {
      if (signal.aborted) return undefined
      const text = textOfFailure(failed, platform.upload)
      become({ is: 'refused', text })
      return text
    }
    return undefined
  }

  async function keep(file: File, signal: AbortSignal): Promise<KeptLogo> {
    const type = await typeOf(file)
    const tell = (percent: number) =>
      !signal.aborted && become({ is: 'sending', percent, preview: file })
    tell(0)
    const { uploadUrl, publicUrl } = await ticketFor(type, signal)
    // Named by what it is, whatever its ending made the browser believe.
    await putFile(uploadUrl, new Blob([file], { type }), { signal, onProgress: tell })
    return { address: publicUrl, type }
  }

  return {
    status: () => status,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => void listeners.delete(onChange)
    },
    take(file) {
      cancel()
      stopper = new AbortController()
      become({ is: 'sending', percent: 0, preview: undefined })
      underWay = send(file, stopper.signal)
    },
    cancel,
    settle: async () => (status.is === 'sending' ? underWay : undefined),
  }
}

/** What the file is by its content; one that no company may use is refused before it is sent. */
async function typeOf(file: File): Promise<LogoType> {
  const kind = await pictureKindOf(file)
  const type = pictureTypes.find((known) => known === `image/${kind}`)
  if (!type) throw new Refusal('UNSUPPORTED_TYPE', { text: words.logoWrongType })
  if (file.size > sizes.logoBytes) throw new Refusal('TOO_LARGE', { text: words.logoTooLarge })
  return type
}
