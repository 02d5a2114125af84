/** "1 job" and "1,204 jobs". */
export function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en-AU')} ${noun}${count === 1 ? '' : 's'}`
}
