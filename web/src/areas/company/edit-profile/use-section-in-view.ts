import { useEffect, useState } from 'react'

/** Which of these sections one is reading: the last that has come up into the upper third. */
export function useSectionInView<Id extends string>(ids: readonly Id[]): Id | undefined {
  const [present, setPresent] = useState(ids[0])

  useEffect(() => {
    let frame = 0
    const look = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setPresent(sectionNow(ids)))
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [ids])

  return present
}

function sectionNow<Id extends string>(ids: readonly Id[]): Id | undefined {
  const { innerHeight, scrollY } = window
  // The last section may be too short to come up so far.
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2
  if (isAtEnd && scrollY > 0) return ids.at(-1)

  const isReached = (id: Id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top
    return top !== undefined && top <= innerHeight / 3
  }
  return ids.findLast(isReached) ?? ids[0]
}
