import { useEffect, useRef } from 'react'

/** Each time that something was tried, what stands in its way is brought before one's eyes. */
export function useIntoView(tries: number) {
  const element = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (tries > 0) element.current?.scrollIntoView({ block: 'center' })
  }, [tries])

  return element
}
