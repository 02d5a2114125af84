import { cornersOf, pointsOf } from './mark.ts'
import type { Mark } from './mark.ts'

/** The face of a core bit, with the core that it cuts. */
export const coreBit: Mark = {
  ground: '#16432f',
  shapes: [
    '<circle cx="256" cy="256" r="148" fill="none" stroke="#f3ead8" stroke-width="84"/>',
    ...pointsOf({ radius: 148, sides: 8, turn: 22.5 }).map(
      ([x, y], tooth) =>
        `<rect x="${x - 13}" y="${y - 48}" width="26" height="96" fill="#16432f" transform="rotate(${tooth * 45 + 22.5} ${x} ${y})"/>`,
    ),
    '<circle cx="256" cy="256" r="70" fill="#e59a2f"/>',
    '<path d="M256 186 A70 70 0 0 1 256 326 C226 296 286 236 256 186Z" fill="#b86f17"/>',
  ].join(''),
}

/** A nut that a creek runs through. */
export const creekNut: Mark = {
  ground: '#2b3138',
  shapes: [
    `<clipPath id="nut"><path clip-rule="evenodd" d="M${cornersOf({ radius: 206, sides: 6 })}Z M256 346 A90 90 0 1 0 256 166 A90 90 0 1 0 256 346Z"/></clipPath>`,
    '<g clip-path="url(#nut)"><rect width="512" height="512" fill="#f2b91d"/>',
    '<path d="M0 308 C90 250 170 250 256 300 S430 350 512 292 V512 H0Z" fill="#2b3138"/>',
    '<path d="M0 340 C90 282 170 282 256 332 S430 382 512 324 V512 H0Z" fill="#35a7c4"/></g>',
  ].join(''),
}

/** A load on a beam, and what the beam turns on. */
export const loadedBeam: Mark = {
  ground: '#eef1f4',
  shapes: [
    '<path d="M72 236 L440 156 L452 210 L84 290Z" fill="#1d3557"/>',
    '<path d="M256 256 L352 436 H160Z" fill="#1d3557"/>',
    '<path d="M256 256 L352 436 H256Z" fill="#102039"/>',
    '<circle cx="134" cy="196" r="46" fill="#e4572e"/>',
  ].join(''),
}

/** A roof, and a bowl that steams under it. */
export const roofAndBowl: Mark = {
  ground: '#7b2333',
  shapes: [
    '<path d="M256 66 L462 232 L430 272 L256 134 L82 272 L50 232Z" fill="#fbeedd"/>',
    '<path d="M116 306 H396 A140 130 0 0 1 116 306Z" fill="#f0b13c"/>',
    '<path d="M206 444 H306" stroke="#f0b13c" stroke-width="28" stroke-linecap="round"/>',
    '<path d="M206 276 V238 M256 276 V212 M306 276 V238" stroke="#fbeedd" stroke-width="20" stroke-linecap="round"/>',
  ].join(''),
}

/** A river, which is a line, with a station at each end. */
export const riverLine: Mark = {
  ground: '#1f5da6',
  shapes: [
    '<path d="M106 384 V196 A75 75 0 0 1 256 196 V316 A75 75 0 0 0 406 316 V128" fill="none" stroke="#ffffff" stroke-width="56"/>',
    '<circle cx="106" cy="384" r="54" fill="#ffd23f"/><circle cx="406" cy="128" r="54" fill="#ffd23f"/>',
  ].join(''),
}

/** A lead on its line, with a knot at every fathom. */
export const soundingLine: Mark = {
  ground: '#062f3d',
  shapes: [
    '<path d="M0 150 C64 106 128 106 192 150 S320 194 384 150 S480 120 512 132" fill="none" stroke="#3fc1c9" stroke-width="34"/>',
    '<path d="M256 40 V330" stroke="#f4f1e6" stroke-width="18"/>',
    '<path d="M218 226 H294 M218 286 H294" stroke="#f4f1e6" stroke-width="18" stroke-linecap="round"/>',
    '<path d="M256 314 C286 356 324 386 324 424 A68 60 0 0 1 188 424 C188 386 226 356 256 314Z" fill="#ff7a3d"/>',
  ].join(''),
}
