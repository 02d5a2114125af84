import type { Mark } from './mark.ts'

/** The red stripe of the spider, which is a range with its reflection. */
export const redbackRidge: Mark = {
  ground: '#38241e',
  shapes: [
    '<path d="M152 84 H360 L256 236Z" fill="#d7362b"/>',
    '<path d="M256 84 H360 L256 236Z" fill="#ae241d"/>',
    '<path d="M256 236 L352 340 L392 304 L476 432 H36 L120 304 L160 340Z" fill="#d7362b"/>',
    '<path d="M256 236 L352 340 L392 304 L476 432 H256Z" fill="#ae241d"/>',
  ].join(''),
}

/** A boulder of banded iron, cut through. */
export const bandedIron: Mark = {
  ground: '#8f2f17',
  shapes: [
    '<clipPath id="boulder"><circle cx="256" cy="256" r="184"/></clipPath>',
    '<g clip-path="url(#boulder)"><rect width="512" height="512" fill="#f6e3cf"/>',
    ...[148, 244, 340].map(
      (y) =>
        `<path d="M40 ${y} C130 ${y - 56} 190 ${y - 40} 256 ${y} S390 ${y + 44} 472 ${y - 12} V${y + 40} C390 ${y + 96} 330 ${y + 92} 256 ${y + 52} S130 ${y - 4} 40 ${y + 52}Z" fill="#8f2f17"/>`,
    ),
    '</g>',
  ].join(''),
}

/** Dunes along a shore that the sea left long ago. */
export const oldShore: Mark = {
  ground: '#f4e5c6',
  shapes: [
    '<circle cx="356" cy="150" r="66" fill="#e0952f"/>',
    '<path d="M0 268 C90 190 168 190 256 250 S420 322 512 240 V512 H0Z" fill="#d5b26b"/>',
    '<path d="M0 356 C96 282 172 286 256 336 S424 398 512 326 V512 H0Z" fill="#2f8f8b"/>',
    '<path d="M0 440 C96 372 172 376 256 420 S424 474 512 412 V512 H0Z" fill="#17494d"/>',
  ].join(''),
}

/** An H of two roads with a ridge between them. */
export const ridgeRoad: Mark = {
  ground: '#f08019',
  shapes: [
    '<path d="M92 92 H180 V420 H92Z M332 92 H420 V420 H332Z" fill="#2a1c12"/>',
    '<path d="M180 262 L226 206 L254 240 L286 200 L332 262 V322 H180Z" fill="#2a1c12"/>',
    '<path d="M136 124 V388 M376 124 V388" stroke="#fbe9d2" stroke-width="12" stroke-dasharray="40 34" fill="none"/>',
  ].join(''),
}
