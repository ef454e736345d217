import { readdirSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { isText, packingOf } from './compress.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

export interface StaticFiles {
  /** The file at a path, or null where there is none: then it is a page. */
  find(request: Request): Promise<Response | null>
}

interface Known {
  readonly path: string
  readonly type: string
  readonly tag: string
  readonly forEver: boolean
}

/** Serves a folder. Only names seen at the start are served, so no path can lead out of it. Texts are packed once, tightly, when first asked for. */
export function createStaticFiles(folder: string): StaticFiles {
  const known = new Map(listFiles(folder).map((file) => [`/${relative(folder, file.path).split(sep).join('/')}`, file]))
  const packed = new Map<string, Promise<Buffer>>()
  return {
    async find(request) {
      const { pathname } = new URL(request.url)
      const file = known.get(pathname)
      // A script of an older build: a page instead of it would only confuse the browser.
      if (!file) return pathname.startsWith('/assets/') ? new Response('Not found', { status: 404 }) : null
      const headers = new Headers({
        'content-type': file.type,
        'cache-control': file.forEver ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
        etag: file.tag,
      })
      if (request.headers.get('if-none-match') === file.tag) return new Response(null, { status: 304, headers })
      const packing = isText(file.type) ? packingOf(request) : null
      if (isText(file.type)) headers.set('vary', 'accept-encoding')
      if (packing) headers.set('content-encoding', packing)
      const key = `${packing}:${file.path}`
      const body = packed.get(key) ?? readFile(file.path).then((raw) => pack(raw, packing))
      // Pictures are many and large: the system's own cache keeps them.
      if (packing) packed.set(key, body)
      const bytes = await body
      headers.set('content-length', String(bytes.length))
      return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), { headers })
    },
  }
}

function listFiles(folder: string): Known[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    const type = TYPES[extname(entry.name)]
    if (!entry.isFile() || !type || entry.parentPath.includes(`${sep}.`)) return []
    const path = join(entry.parentPath, entry.name)
    const { size, mtimeMs } = statSync(path)
    // The builder puts a hash into every name under /assets, so what is there never changes.
    return [{ path, type, tag: `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`, forEver: entry.parentPath.endsWith(`${sep}assets`) }]
  })
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

async function pack(raw: Buffer, packing: 'br' | 'gzip' | null): Promise<Buffer> {
  if (packing === 'br') return brotli(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
  return packing === 'gzip' ? zip(raw, { level: 9 }) : raw
}
