/** An Australian number in the groups that people read it in; any other as it stands. */
export function phoneText(phone: string): string {
  const digits = phone.replaceAll(/[^\d+]/g, '').replace(/^\+61/, '0')
  const mobile = /^(04\d\d)(\d{3})(\d{3})$/.exec(digits)
  if (mobile) return mobile.slice(1).join(' ')
  const landline = /^(0[2378])(\d{4})(\d{4})$/.exec(digits)
  return landline ? `(${landline[1]}) ${landline[2]} ${landline[3]}` : phone
}
