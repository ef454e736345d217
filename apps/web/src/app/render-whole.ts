import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { bufferStream } from './buffer-stream.ts'

const PATIENCE_MS = 6_000

export interface Rendered {
  readonly html: Uint8Array<ArrayBuffer>
  /** A part of it threw: an error text is shown in its place. */
  readonly faulty: boolean
}

/**
 * A complete document in its order, readable without scripts. Where all of it is here a stream would only cost: in pieces it takes
 * longer to make, to pack and to send. Rejects where not even the frame of the page could be made.
 */
export function renderWhole(page: ReactNode, nonce: string): Promise<Rendered> {
  return new Promise((rendered, failed) => {
    const faults: unknown[] = []
    const sink = bufferStream(() => {
      clearTimeout(timer)
      for (const fault of faults) console.error(fault)
      rendered({ html: sink.bytes(), faulty: faults.length > 0 })
    })
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // However long a part is, it is sent in its place: else React puts it behind a script, and a browser that has none sees only its skeleton.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => pipe(sink),
      onShellError(error) {
        clearTimeout(timer)
        failed(error)
      },
      onError(error) {
        faults.push(error)
      },
    })
    const timer = setTimeout(abort, PATIENCE_MS)
  })
}
