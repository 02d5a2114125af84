const endings: Readonly<Record<string, string>> = {
  'application/pdf': '.pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': '.docx',
  'application/msword': '.doc',
}

export function endingOf(type: string): string {
  return endings[type] ?? ''
}

/** The name that its owner gave it, ending as what it is: nobody runs what was taken as a document. */
export function nameFitting(type: string, name: string): string {
  const ending = endingOf(type)
  return name.toLowerCase().endsWith(ending) ? name : name + ending
}

/** First and last in one, letters and digits only. */
export function nameInFile(person: {
  readonly first_name: string
  readonly last_name: string
}): string {
  const name = `${person.first_name}${person.last_name}`.normalize('NFC')
  return name.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '') || 'applicant'
}
