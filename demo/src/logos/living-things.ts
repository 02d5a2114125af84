import type { Mark } from './mark.ts'

/** A small bird with a beak like a thorn. */
export const thornbill: Mark = {
  ground: '#0f4a4c',
  shapes: [
    '<path d="M96 300 A136 136 0 0 0 368 300 V212 A76 76 0 0 0 216 212 C216 270 168 300 96 300Z" fill="#e0924c"/>',
    '<path d="M96 300 C186 300 232 276 300 300 C286 372 222 404 168 396 C124 386 98 348 96 300Z" fill="#a85a22"/>',
    '<path d="M110 300 L36 228 L150 292Z" fill="#a85a22"/>',
    '<path d="M364 188 L470 214 L366 240Z" fill="#f6ead6"/>',
    '<circle cx="306" cy="200" r="17" fill="#0f4a4c"/>',
    '<path d="M206 424 V470 M264 424 V470" stroke="#f6ead6" stroke-width="16" stroke-linecap="round"/>',
  ].join(''),
}

/** A raptor that sails, seen from below. */
export const whistlingKite: Mark = {
  ground: '#bfe0f0',
  shapes: [
    '<path d="M256 176 L356 106 L488 184 L470 226 L430 208 L414 248 L372 236 L352 272 L286 282 L256 300 L226 282 L160 272 L140 236 L98 248 L82 208 L42 226 L24 184 L156 106Z" fill="#7a3d17"/>',
    '<path d="M256 176 L356 106 L384 124 L300 214 H212 L128 124 L156 106Z" fill="#a9622c"/>',
    '<path d="M256 84 C286 112 292 200 282 290 L330 432 L256 394 L182 432 L230 290 C220 200 226 112 256 84Z" fill="#4a2410"/>',
    '<path d="M256 84 L275 128 H237Z" fill="#f0b429"/>',
  ].join(''),
}

/** A leaf with the spots of a quoll. */
export const spottedLeaf: Mark = {
  ground: '#1f3b2b',
  shapes: [
    '<path d="M92 420 C60 220 180 84 428 84 C436 320 316 450 128 412Z" fill="#a9cf7a"/>',
    '<path d="M76 444 L286 226" stroke="#1f3b2b" stroke-width="20" stroke-linecap="round"/>',
    ...[
      [346, 150, 26],
      [238, 166, 22],
      [372, 240, 20],
      [158, 258, 20],
      [300, 318, 24],
      [212, 376, 16],
    ].map(([x, y, radius]) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="#fffdf2"/>`),
  ].join(''),
}
