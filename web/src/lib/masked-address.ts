/** "m•••@people.example": enough for whoever has the address, and too little for anybody else. */
export function maskedAddress(email: string): string | undefined {
  const [, first, domain] = /^\s*(\S)[^@]*@(\S+?)\s*$/u.exec(email) ?? []
  return first && domain ? `${first}•••@${domain}` : undefined
}
