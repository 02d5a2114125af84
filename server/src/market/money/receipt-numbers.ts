const asTyped = /^\s*HF-?\s?0*(?<digits>\d{1,12})\s*$/i

/** The number of a receipt, however somebody writes it down: "hf 51" is HF-000051. */
export function receiptNumberIn(search: string): string | undefined {
  const digits = asTyped.exec(search)?.groups?.['digits']
  return digits === undefined ? undefined : `HF-${digits.padStart(6, '0')}`
}
