/** Three functions of React's server drawing: how a piece is made ready, measured and handed on. */
const PIECES = [
  [
    /function stringToPrecomputedChunk\(content\) \{\s*return textEncoder\.encode\(content\);\s*\}/,
    'function stringToPrecomputedChunk(content) { return content; }',
  ],
  [
    /function byteLengthOfChunk\(chunk\) \{[\s\S]*?\n\}/,
    'function byteLengthOfChunk(chunk) { return "string" === typeof chunk ? chunk.length : chunk.byteLength; }',
  ],
  [
    /function writeChunk\(destination, chunk\) \{[\s\S]*?\n\}/,
    'function writeChunk(destination, chunk) { 0 !== ("string" === typeof chunk ? chunk.length : chunk.byteLength) && writeToDestination(destination, chunk); }',
  ],
] as const

/**
 * React turns each piece of a page into bytes by itself, some ten thousand for one page of results, a tenth of its time. Here pieces stay texts and the
 * whole is turned once (`app/gather.ts`). Null where React is written another way: it is then built as it is, and only slower.
 */
export function withStringPieces(code: string): string | null {
  if (!PIECES.every(([found]) => found.test(code))) return null
  return PIECES.reduce((text, [found, ours]) => text.replace(found, () => ours), code)
}
