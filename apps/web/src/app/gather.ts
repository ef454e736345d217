/** What React draws, taken whole: in pieces it would be turned into bytes some ten thousand times. */
export interface Gathered extends NodeJS.WritableStream {
  /** All that came so far. */
  bytes(): Uint8Array<ArrayBuffer>
}

/** `whole` is called when the last piece has come. React asks nothing more of a stream than this. */
export function gather(whole: () => void = () => {}): Gathered {
  const pieces: Uint8Array[] = []
  let text = ''
  const flush = () => {
    if (text !== '') pieces.push(Buffer.from(text))
    text = ''
  }
  const sink = {
    // Texts in the build, see `lean/string-pieces.ts`; bytes elsewhere.
    write(piece: string | Uint8Array) {
      if (typeof piece === 'string') text += piece
      else {
        flush()
        pieces.push(piece)
      }
      return true
    },
    end: () => whole(),
    destroy: () => {},
    on: () => sink,
    bytes() {
      flush()
      return pieces.length === 1 && pieces[0] ? (pieces[0] as Uint8Array<ArrayBuffer>) : Buffer.concat(pieces)
    },
  }
  return sink as unknown as Gathered
}
