import type { Mark } from './mark.ts'

/** A pale crystal that grows out of a grey hill. */
export const pinkCrystal: Mark = {
  ground: '#f3b6bf',
  shapes: [
    '<path d="M256 60 L340 132 V380 H172 V132Z" fill="#fff3f1"/>',
    '<path d="M256 60 L340 132 V380 H256Z" fill="#d9566f"/>',
    '<path d="M256 60 L340 132 L256 192 L172 132Z" fill="#f7d4d3"/>',
    '<path d="M256 60 L340 132 L256 192Z" fill="#eb8496"/>',
    '<path d="M0 512 C60 372 150 318 256 318 S452 372 512 512Z" fill="#5d6470"/>',
  ].join(''),
}

/** A lump of coal with one face in the glow of the oven. */
export const glowingCoal: Mark = {
  ground: '#e9e5dd',
  shapes: [
    '<path d="M176 84 H338 L434 196 L396 372 L258 436 L108 378 L78 210Z" fill="#211f20"/>',
    '<path d="M176 84 H338 L300 216 L196 232Z" fill="#4a474a"/>',
    '<path d="M338 84 L434 196 L300 216Z" fill="#343235"/>',
    '<path d="M300 216 L196 232 L258 436 L396 372Z" fill="#f2671f"/>',
    '<path d="M300 216 L434 196 L396 372Z" fill="#c8430f"/>',
  ].join(''),
}

/** Three worn stones around a bright one. */
export const gibberStones: Mark = {
  ground: '#f5cf2e',
  shapes: [
    ...[0, 120, 240].map(
      (turn) =>
        `<path d="M256 214 C206 206 168 164 176 118 C184 74 228 62 262 64 C312 66 344 94 338 136 C332 182 298 216 256 214Z" fill="#3a2a18" transform="rotate(${turn} 256 268)"/>`,
    ),
    '<circle cx="256" cy="268" r="30" fill="#b5461b"/>',
  ].join(''),
}

/** A magnet and what it draws, for that is what rare earths are mined for. */
export const brightMagnet: Mark = {
  ground: '#ddd6f0',
  shapes: [
    '<path d="M92 318 V244 A164 164 0 0 1 420 244 V318 H318 V244 A62 62 0 0 0 194 244 V318Z" fill="#3c2a6b"/>',
    '<path d="M92 340 H194 V424 H92Z M318 340 H420 V424 H318Z" fill="#e8622c"/>',
    '<path d="M256 344 L294 384 L256 424 L218 384Z" fill="#3c2a6b"/>',
  ].join(''),
}
