const hourSeconds = 3600

/** How long ago something happened, in hours under a day and in days from then on. */
export function postedAgo(eventSeconds: number, nowSeconds: number): string {
  const hours = Math.floor(Math.max(0, nowSeconds - eventSeconds) / hourSeconds)
  if (hours === 0) return 'Posted less than an hour ago'
  return hours < 24
    ? `Posted ${counted(hours, 'hour')} ago`
    : `Posted ${counted(Math.floor(hours / 24), 'day')} ago`
}

/** The exact moment in Australian form, in the reader's own time zone. */
export function exactMoment(seconds: number): string {
  return new Date(seconds * 1000).toLocaleString('en-AU', {
    dateStyle: 'full',
    timeStyle: 'short',
  })
}

/** "21 November 2026", as the reader's own calendar has it. */
export function dateInWords(seconds: number): string {
  return new Date(seconds * 1000).toLocaleDateString('en-AU', { dateStyle: 'long' })
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
