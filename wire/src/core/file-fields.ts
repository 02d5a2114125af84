import * as z from 'zod/mini'

/** A file part of a multipart body as the server has read it: what anybody asks of a File. */
export interface SentFile {
  readonly name: string
  readonly size: number
  arrayBuffer(): Promise<ArrayBuffer>
}

export type FilePart = Blob | SentFile

const megabyte = 1_048_576

export const fileTooLarge = (maxBytes: number) => `File too large (max ${maxBytes / megabyte}MB).`

interface FileRules {
  readonly required: string
  /** Told of a value that is no file at all. */
  readonly wrong: string
  readonly maxBytes: number
}

/** What can be known of a file before anything of it has come. */
export interface FileLimits {
  readonly maxBytes: number
  /** It may also be the text of a `data:` address. */
  readonly orDataAddress: boolean
}

const limitsOfFields = new WeakMap<object, FileLimits>()

/** Nothing for a field that is no file. */
export function fileLimitsOf(field: object): FileLimits | undefined {
  return limitsOfFields.get(field)
}

/** A file that has to be there. What is in it is judged by whoever reads it. */
export function file({ required, wrong, maxBytes }: FileRules) {
  const field = z
    .custom<FilePart>((value) => isFilePart(value) && !isMissing(value), {
      error: ({ input }) => (isMissing(input) ? required : wrong),
    })
    .check(fits(maxBytes))
  limitsOfFields.set(field, { maxBytes, orDataAddress: false })
  return field
}

/** A picture that was made in the browser: a file, or the text of a `data:` address. */
export function optionalPicture({ wrong, maxBytes }: Omit<FileRules, 'required'>) {
  const field = z.pipe(
    z.transform((value) => (isMissing(value) ? undefined : value)),
    z.optional(
      z
        .custom<FilePart | string>((value) => isFilePart(value) || isDataAddress(value), wrong)
        .check(fits(maxBytes)),
    ),
  )
  limitsOfFields.set(field, { maxBytes, orDataAddress: true })
  return field
}

export function isFilePart(value: unknown): value is FilePart {
  if (value instanceof Blob) return true
  if (typeof value !== 'object' || value === null) return false
  // A JSON body can have any names, but nothing in it can be asked to do something.
  return 'arrayBuffer' in value && typeof value.arrayBuffer === 'function'
}

/** What the base64 of a `data:` address stands for takes three quarters of its length. */
export function sizeOfFile(part: FilePart | string): number {
  if (typeof part === 'string') return Math.floor(((part.length - part.indexOf(',') - 1) * 3) / 4)
  return part.size
}

/** Marks a fault that is no rule of the form but a body too large to be taken. */
export const tooLarge = { tooLarge: true } as const

function fits(maxBytes: number) {
  return z.refine<FilePart | string>((part) => sizeOfFile(part) <= maxBytes, {
    error: fileTooLarge(maxBytes),
    params: tooLarge,
  })
}

/** A page without our script sends a part without a name where no file was chosen. */
function isMissing(value: unknown): boolean {
  if (isFilePart(value)) return sizeOfFile(value) === 0 && !nameOfFile(value)
  return value === undefined || value === null || value === ''
}

export function nameOfFile(part: FilePart): string {
  return 'name' in part ? part.name : ''
}

function isDataAddress(value: unknown): boolean {
  return typeof value === 'string' && /^data:image\/[a-z.+-]+;base64,/i.test(value)
}
