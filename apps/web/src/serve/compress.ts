import { Duplex } from 'node:stream'
import type { ReadableWritablePair } from 'node:stream/web'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'

const TEXT = /^(text\/|application\/(javascript|json|manifest\+json|xml)|image\/svg\+xml)/

/** Which packing a visitor takes, the tighter first. */
export function packingOf(request: Request): 'br' | 'gzip' | null {
  const accepted = request.headers.get('accept-encoding') ?? ''
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null
}

export const isText = (contentType: string | null): boolean => TEXT.test(contentType ?? '')

/** What an answer is made of; a `Response` is one. */
export interface Parts {
  readonly body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null
  readonly status: number
  readonly statusText: string
  readonly headers: Headers
}

/** Packs a text: one that is here at one go, one that is still being made piece by piece without holding any of it back. */
export async function compressed(request: Request, { body, status, statusText, headers }: Parts): Promise<Response> {
  const packing = packingOf(request)
  if (!body || !packing || !isText(headers.get('content-type'))) return new Response(body, { status, statusText, headers })
  const packedHeaders = new Headers(headers)
  packedHeaders.set('content-encoding', packing)
  packedHeaders.append('vary', 'accept-encoding')
  packedHeaders.delete('content-length')
  const packed = body instanceof Uint8Array ? await packWhole(body, packing) : body.pipeThrough(flushing(packing))
  return new Response(packed, { status, statusText, headers: packedHeaders })
}

const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 }
const GZIP = { level: 5 }

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const packWhole = (bytes: Uint8Array, packing: 'br' | 'gzip'): Promise<Buffer<ArrayBuffer>> =>
  packing === 'br' ? brotli(bytes, { params: { ...BROTLI, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }) : zip(bytes, GZIP)

/** Whatever has come is flushed as soon as nothing more is at hand. */
function flushing(packing: 'br' | 'gzip') {
  const stream = packing === 'br' ? createBrotliCompress({ params: BROTLI }) : createGzip(GZIP)
  const flush = () => stream.flush(packing === 'br' ? constants.BROTLI_OPERATION_FLUSH : constants.Z_SYNC_FLUSH)
  // Many small pieces come at once: one flush after the last of them, not one for each.
  let waiting = false
  const paced = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, out) {
      out.enqueue(piece)
      if (waiting) return
      waiting = true
      setImmediate(() => {
        waiting = false
        if (!stream.writableEnded && !stream.destroyed) flush()
      })
    },
  })
  const pair = Duplex.toWeb(stream) as unknown as ReadableWritablePair<Uint8Array, Uint8Array>
  return { writable: paced.writable, readable: paced.readable.pipeThrough(pair as never) as ReadableStream<Uint8Array<ArrayBuffer>> }
}
