export function adminLink({ product, url, minutes }: { product: string; url: string; minutes: number }) {
  return { kind: 'admin-link', subject: product, html: url, text: `${url} ${minutes}` }
}
