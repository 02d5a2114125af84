/** What a machine said of its trouble: as it said it. */
export function Reason({ text }: { text: string | null }) {
  if (!text) return 'Nothing was said.'
  return <span className="line-clamp-4 text-sm wrap-anywhere whitespace-pre-line">{text}</span>
}
