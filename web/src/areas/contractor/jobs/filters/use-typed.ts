import { useState } from 'react'

/** What is being typed; when what is in force becomes another, it follows, and the box keeps its focus. */
export function useTyped(inForce: string) {
  const [typed, setTyped] = useState(inForce)
  const [followed, setFollowed] = useState(inForce)
  if (inForce !== followed) {
    setFollowed(inForce)
    setTyped(inForce)
  }
  return [typed, setTyped] as const
}
