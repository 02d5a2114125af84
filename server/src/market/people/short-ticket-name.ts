/** "Heavy Rigid (HR)" is HR to whoever asks for it; the state behind "Coal Generic Induction (NSW)" is no name. */
export function shortTicketName(name: string): string {
  const [, words = '', letters = ''] = /^(.+) \(([A-Z]{2,5})\)$/.exec(name) ?? []
  const initials = words.replaceAll(/[^A-Z]/g, '')
  return letters !== '' && letters === initials ? letters : name
}
