/** "820 B", "48 kB", "3.4 MB", "1.2 GB": as files are counted in shops and on phones, in thousands. */
export function sizeInWords(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} kB`
  if (bytes < 999_950_000) return `${Math.round(bytes / 100_000) / 10} MB`
  return `${Math.round(bytes / 100_000_000) / 10} GB`
}
