import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { PAGE_CUT } from '../ui/page-cut.tsx'
import { bufferStream } from './buffer-stream.ts'

/** Where the part of a document that comes later begins; -1 in a page without a cut. */
const cutOf = (html: Uint8Array): number => Buffer.from(html.buffer, html.byteOffset, html.byteLength).indexOf(PAGE_CUT)

/** The document up to its cut, rendered without waiting for anything; null where it has none, or not even its frame could be made. */
export function renderEarly(page: ReactNode, nonce: string): Promise<Uint8Array | null> {
  return new Promise((rendered) => {
    const sink = bufferStream()
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onShellReady() {
        pipe(sink)
        const html = sink.bytes()
        const at = cutOf(html)
        rendered(at < 0 ? null : html.subarray(0, at))
        abort()
      },
      onShellError: () => rendered(null),
      // Lazy parts are aborted here on purpose; the complete page reports true faults.
      onError() {},
    })
  })
}

/** First what is rendered already, then what the whole page has after its cut. */
export function inOrder(early: Uint8Array, whole: Promise<{ readonly html: Uint8Array }>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async start(out) {
      out.enqueue(early)
      try {
        const { html } = await whole
        out.enqueue(html.subarray(Math.max(0, cutOf(html))))
        out.close()
      } catch (error) {
        out.error(error)
      }
    },
  })
}

/** The deferred parts of the loaders' data. */
export function promisesIn(loaderData: Readonly<Record<string, unknown>>): readonly Promise<unknown>[] {
  return Object.values(loaderData).flatMap((data) => Object.values(data ?? {}).filter((value) => value instanceof Promise))
}

/** Whether one of them is still loading. */
export async function isAwaited(promises: readonly Promise<unknown>[]): Promise<boolean> {
  if (promises.length === 0) return false
  const nextTurn = new Promise<'awaited'>((turn) => setImmediate(() => turn('awaited')))
  const all = Promise.allSettled(promises).then(() => 'here' as const)
  return (await Promise.race([all, nextTurn])) === 'awaited'
}
