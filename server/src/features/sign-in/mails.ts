export function passwordReset({ product, url, minutes }: { product: string; url: string; minutes: number }) {
  return { kind: 'password-reset', subject: product, html: url, text: `${url} ${minutes}` }
}
