import type { ComponentProps } from 'react'

import { cn } from '../cn.ts'

/**
 * The motif over a dark ground. For heroes only. However wide or tall it becomes, the lighter
 * benches begin at the same part of its width, so that words on the left stay readable.
 */
export function ContourHero({ className, children, ...rest }: ComponentProps<'section'>) {
  return (
    <section
      className={cn('relative isolate overflow-hidden bg-bench-ground text-on-bench', className)}
      {...rest}
    >
      <svg
        aria-hidden
        viewBox="0 0 1600 600"
        className="contours absolute inset-y-0 left-[88%] -z-10 h-full max-w-none -translate-x-[52%] overflow-visible sm:left-3/4 lg:left-[62%]"
      >
        <Pit benches={benches} />
      </svg>
      {children}
    </section>
  )
}

/** The motif seen from close by, so that the benches sweep through the whole band. */
export function ContourBand({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div aria-hidden className={cn('contour-band overflow-hidden', className)} {...rest}>
      <ContourHero className="-mt-28 h-80 sm:-mt-36 sm:h-[27rem]" />
    </div>
  )
}

/** The motif as a small picture. For empty states only. */
export function Benches({ className, ...rest }: ComponentProps<'svg'>) {
  return (
    <svg
      aria-hidden
      viewBox="560 -90 1350 800"
      className={cn('contours contours-soft h-28 w-auto', className)}
      {...rest}
    >
      <Pit benches={benches.slice(2)} />
    </svg>
  )
}

interface Bench {
  rim: string
  /** Brings the rim in to where the face ends: narrow towards the sun, wide away from it. */
  floor: string
}

function Pit({ benches: shown }: { benches: readonly Bench[] }) {
  return shown.map(({ rim, floor }) => (
    <g key={rim} className="bench">
      <path className="bench-face" d={rim} />
      <path className="bench-floor" d={rim} transform={floor} />
    </g>
  ))
}

/** An open cut from above, from the outermost bench down to the floor. */
const benches: readonly Bench[] = [
  {
    rim: 'M2284 158c8 86-79 193-143 275c-64 82-147 159-241 216c-94 56-216 93-324 122c-108 30-210 34-321 55c-112 22-223 64-349 74c-127 10-298 21-411-15c-114-36-223-119-270-199c-47-79-22-189-15-278c8-89 10-180 60-256c51-77 157-144 243-204c87-60 175-112 276-159c100-46 211-103 326-122c115-19 249-11 362 7c113 17 215 58 317 99c102 41 215 83 297 147c81 65 184 153 193 238z',
    floor: 'translate(62 20) scale(0.955)',
  },
  {
    rim: 'M2030 309c-26 69-93 141-159 196c-67 54-158 95-240 129c-81 34-165 55-249 74c-84 20-161 28-255 42c-95 13-209 49-311 42c-101-7-234-34-298-83c-64-49-72-142-85-212c-14-69-18-141 5-207c22-66 74-132 129-187c55-56 127-104 201-145c74-42 156-76 243-103c87-28 188-59 280-60c91-2 184 27 268 53c84 25 156 58 235 98c78 40 195 80 235 141c39 60 28 152 1 222z',
    floor: 'translate(69 22) scale(0.949)',
  },
  {
    rim: 'M1883 228c6 53-26 121-68 170c-41 48-120 86-180 121c-60 34-115 67-178 87c-63 20-130 21-199 34c-69 12-136 36-214 42c-78 6-188 17-256-6c-68-22-123-80-152-129c-29-49-28-113-23-166c6-54 28-107 56-156c29-48 66-99 117-135c51-37 124-59 189-86c64-26 127-62 197-75c70-12 153-9 222 2c68 11 125 40 189 64c65 25 146 44 196 83c50 39 98 96 104 150z',
    floor: 'translate(76 24) scale(0.943)',
  },
  {
    rim: 'M1731 323c-16 40-80 79-121 111c-41 31-81 60-127 80c-45 20-98 29-148 41c-49 12-94 24-149 32c-55 9-122 24-181 19c-59-6-133-22-172-51c-38-28-52-80-58-120c-6-41 11-84 23-123c12-40 18-82 48-114c30-32 86-56 131-80c46-24 90-48 141-63c51-15 110-27 164-28c53 0 109 12 158 25c50 14 96 33 141 56c45 24 104 50 129 86c26 36 38 89 21 129z',
    floor: 'translate(84 25) scale(0.937)',
  },
  {
    rim: 'M1614 282c3 28-27 65-50 92c-24 26-59 48-92 66c-32 19-67 30-101 42c-34 12-66 23-103 30c-36 8-73 13-116 15c-42 2-101 9-138-3c-37-11-70-41-85-68c-14-27-4-62-2-92c3-29 3-57 17-83c14-26 41-52 69-73c28-20 63-38 97-51c35-13 74-23 112-29c39-6 82-12 120-7c37 5 68 21 103 35c34 14 74 25 102 46c28 21 64 51 67 80z',
    floor: 'translate(92 27) scale(0.931)',
  },
  {
    rim: 'M1495 338c-8 19-34 38-54 53c-20 14-46 23-67 33c-22 10-41 21-63 28c-23 6-46 7-73 10c-26 4-58 13-86 10c-28-2-62-11-79-25c-18-14-24-38-27-57c-3-19 2-39 8-57c5-19 12-38 26-54c13-16 33-32 54-42c22-11 49-16 74-22c25-6 51-17 76-17c25-1 50 6 74 13c24 6 46 14 68 25c22 11 51 23 62 40c12 17 15 43 7 62z',
    floor: 'translate(100 30) scale(0.925)',
  },
  {
    rim: 'M1413 327c1 11-8 26-17 35c-10 10-28 17-40 24c-12 6-22 13-34 18c-12 5-25 7-40 10c-14 3-29 7-44 8c-16 0-36 0-50-5c-14-4-28-14-34-24c-5-10-2-23 0-34c1-11 3-22 8-32c5-10 11-21 21-29c10-8 27-12 41-17c13-5 27-10 41-12c14-2 30-2 44 0c14 1 29 5 42 9c13 5 26 11 36 19c11 9 24 19 26 30z',
    floor: 'translate(108 32) scale(0.919)',
  },
]
