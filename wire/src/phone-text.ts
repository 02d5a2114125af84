/** An Australian number in the groups that people read it in; any other as it stands. */
export function phoneText(phone: string): string {
  const digits = phone.replaceAll(/[^\d+]/g, '').replace(/^\+61/, '0')
  const mobile = /^(04\d\d)(\d{3})(\d{3})$/.exec(digits)
  if (mobile) return mobile.slice(1).join(' ')
  const landline = /^(0[2378])(\d{4})(\d{4})$/.exec(digits)
  return landline ? `(${landline[1]}) ${landline[2]} ${landline[3]}` : phone
}

/** What a telephone is to dial from anywhere: an Australian number with its country, any other as its digits stand. */
export function phoneToDial(phone: string): string {
  // Words around it, an extension or a second number are not dialled.
  const [typed = ''] = /[+(]{0,2}\d[\d\s().–-]*/.exec(phone) ?? []
  const digits = typed.replaceAll(/[^\d+]/g, '').replace(/^(?:0011|00(?=61))/, '+')
  const australian = /^(?:\+?610?|0)?(?<number>[23478]\d{8})$/.exec(digits)?.groups?.['number']
  const hasPrefix = /^(?:\+?61|0|4)/.test(digits)
  return australian && hasPrefix ? `+61${australian}` : digits
}
