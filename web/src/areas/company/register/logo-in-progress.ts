import type { LogoUpload } from '../../../parts/company-form/logo-upload.ts'

/** The logo of the whole wizard: it goes on its way while other steps are seen. */
export interface LogoInProgress {
  /** The one upload, made when the step that asks for it is first opened. */
  readonly open: (make: () => LogoUpload) => LogoUpload
  /** Waits for what is on its way; answers what was wrong with it, if anything was. */
  readonly settle: () => Promise<string | undefined>
}

export function logoInProgress(): LogoInProgress {
  let upload: LogoUpload | undefined
  return {
    open: (make) => (upload ??= make()),
    settle: async () => upload?.settle(),
  }
}
