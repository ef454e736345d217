/** A stream that collects in memory what React renders. */
export interface BufferStream extends NodeJS.WritableStream {
  /** All that was written so far. */
  bytes(): Uint8Array<ArrayBuffer>
}

/** Collects a drawing; `onEnd` is called after its last piece. React asks nothing more of a stream than this. */
export function bufferStream(onEnd: () => void = () => {}): BufferStream {
  const pieces: Uint8Array[] = []
  const stream = {
    write(piece: string | Uint8Array) {
      pieces.push(typeof piece === 'string' ? Buffer.from(piece) : piece)
      return true
    },
    end: () => onEnd(),
    destroy: () => {},
    on: () => stream,
    bytes: () => Buffer.concat(pieces),
  }
  return stream as unknown as BufferStream
}
