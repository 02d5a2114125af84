import { readFileSync } from 'node:fs'

const pageBytes = 4096

/** How much memory a process holds, where the system tells. */
export function residentBytes(pid: number | undefined): number | undefined {
  try {
    const [, residentPages] = readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')
    return Number(residentPages) * pageBytes
  } catch {
    return undefined
  }
}
