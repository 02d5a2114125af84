/** What the address of a job says beside which job it is: its reader is about to apply. */
interface ApplyWish {
  apply?: '1' | undefined
}

export function readApplyWish(search: Readonly<Record<string, unknown>>): ApplyWish {
  return { apply: search['apply'] === '1' ? '1' : undefined }
}
