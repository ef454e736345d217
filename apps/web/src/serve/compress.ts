import { Duplex } from 'node:stream'
import type { ReadableWritablePair } from 'node:stream/web'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'

const TEXT = /^(text\/|application\/(javascript|json|manifest\+json|xml)|image\/svg\+xml)/

/** Which packing a visitor takes, the tighter first. */
export function packingOf(request: Request): 'br' | 'gzip' | null {
  const accepted = request.headers.get('accept-encoding') ?? ''
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null
}

export const isText = (contentType: string | null): boolean => TEXT.test(contentType ?? '')

/** Packs a streamed answer without holding it back: whatever has come is flushed as soon as nothing more is at hand. */
export function compressed(request: Request, answer: Response): Response {
  const packing = packingOf(request)
  if (!answer.body || !packing || !isText(answer.headers.get('content-type'))) return answer
  const zip =
    packing === 'br' ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 } }) : createGzip({ level: 5 })
  const flush = () => zip.flush(packing === 'br' ? constants.BROTLI_OPERATION_FLUSH : constants.Z_SYNC_FLUSH)
  // React hands over many small pieces at once: one flush after the last of them, not one for each.
  let waiting = false
  const paced = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, out) {
      out.enqueue(piece)
      if (waiting) return
      waiting = true
      setImmediate(() => {
        waiting = false
        if (!zip.writableEnded && !zip.destroyed) flush()
      })
    },
  })
  const headers = new Headers(answer.headers)
  headers.set('content-encoding', packing)
  headers.append('vary', 'accept-encoding')
  headers.delete('content-length')
  const pair = Duplex.toWeb(zip) as unknown as ReadableWritablePair<Uint8Array, Uint8Array>
  const body = answer.body.pipeThrough(paced).pipeThrough(pair as never) as ReadableStream<Uint8Array>
  return new Response(body, { status: answer.status, statusText: answer.statusText, headers })
}
