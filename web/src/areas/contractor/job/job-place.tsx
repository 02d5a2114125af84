import type { OpenJobDetail } from '@headframe/wire'
import { MapPin } from 'lucide-react'
import { useEffect, useRef, useState, type RefObject } from 'react'

import { placeWords } from '../../../parts/job/job-words.ts'
import { MapOfPlace } from '../../../parts/map/map-of-place.tsx'
import { ProfileSection } from '../../../parts/profile/profile-section.tsx'

/** Where it is, on a map where that is known. */
export function JobPlace({ job }: { job: OpenJobDetail }) {
  const { work_location, location_lat: lat, location_lng: lng } = job
  const place = placeWords(work_location)
  const box = useRef<HTMLDivElement>(null)
  const isNear = useNearness(box)

  if (lat === null || lng === null) return null
  return (
    <ProfileSection title="Location">
      <p className="mb-4 flex items-center gap-1.5 text-ink-2">
        <MapPin aria-hidden className="size-4.5 shrink-0" />
        <span className="min-w-0 wrap-anywhere">{place}</span>
      </p>
      <div ref={box} className="map-place h-72 overflow-hidden rounded-md bg-sunken sm:h-96">
        {isNear && <MapOfPlace at={{ lat, lng }} name={place} className="size-full" />}
      </div>
    </ProfileSection>
  )
}

/** Maps are heavy: this one is fetched when its reader comes near it. */
function useNearness(box: RefObject<HTMLDivElement | null>): boolean {
  const [isNear, setIsNear] = useState(false)

  useEffect(() => {
    if (!box.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true)
      },
      { rootMargin: '300px' },
    )
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [box])

  return isNear
}
