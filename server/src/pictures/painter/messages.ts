import type { Picture } from '../pictures.ts'

/** What is to be made of what somebody sent. */
export type Wish =
  | { readonly kind: 'portrait'; readonly bytes: Uint8Array; readonly cut?: Uint8Array | undefined }
  | { readonly kind: 'logo'; readonly bytes: Uint8Array }

export type Painted =
  | { readonly picture: Omit<Picture, 'bytes'> & { readonly bytes: Uint8Array } }
  | { readonly refused: 'unsupported' | 'too large' }
