import { readdirSync, readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, resolve, sep } from 'node:path'
import { WORKER_FILE } from '../lib/offline/offline-pages.ts'
import { isText, packingOf } from './compress.ts'
import { WORKER_POLICY } from './security-headers.ts'

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
  /** What is in the file at an address, or null where there is none. */
  read(address: string): Buffer | null
}

// The tighter first.
const PACKED_ENDINGS = { br: '.br', gzip: '.gz' } as const

type FilePacking = keyof typeof PACKED_ENDINGS

interface Known {
  readonly path: string
  readonly type: string
  /** The compressed files that the build left next to it. */
  readonly packings: readonly FilePacking[]
  /** Of the file as it is when it is first asked for: asking the system about all of them is a twentieth of a start. */
  tag(): string
  readonly forEver: boolean
}

/** Serves a folder. Only names seen at the start are served, so no path can lead out of it. The build leaves compressed copies of texts next to them. */
export function createStaticFiles(folder: string): StaticFiles {
  const top = resolve(folder)
  const known = new Map(listFiles(top).map((file) => [file.path.slice(top.length).replaceAll(sep, '/'), file]))
  const texts = new Map<string, Promise<Buffer>>()
  return {
    read(address) {
      const file = known.get(address)
      return file ? readFileSync(file.path) : null
    },
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
        etag: file.tag(),
      })
      if (pathname === WORKER_FILE) {
        headers.set('content-security-policy', WORKER_POLICY)
        headers.set('cache-control', 'no-cache')
      }
      if (request.headers.get('if-none-match') === file.tag()) return new Response(null, { status: 304, headers })
      const packing = packingOf(request, file.packings)
      if (isText(file.type)) headers.set('vary', 'accept-encoding')
      if (packing) headers.set('content-encoding', packing)
      const path = packing ? file.path + PACKED_ENDINGS[packing] : file.path
      const body = texts.get(path) ?? readFile(path)
      // Pictures are many and large: the system's own cache has them.
      if (packing) texts.set(path, body)
      const bytes = await body
      headers.set('content-length', String(bytes.length))
      return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), { headers })
    },
  }
}

/** `top` is absolute, without a separator at its end. */
function listFiles(top: string): Known[] {
  const assets = join(top, 'assets') + sep
  const found = readdirSync(top, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes(`${sep}.`, top.length))
    .map(({ parentPath, name }) => parentPath + sep + name)
  const paths = new Set(found)
  return found.flatMap((path) => {
    const type = TYPES[extname(path)]
    if (!type) return []
    const packings = (Object.keys(PACKED_ENDINGS) as FilePacking[]).filter((packing) => paths.has(path + PACKED_ENDINGS[packing]))
    // The builder puts a hash into every name under /assets, and of its texts into that of a language’s folder, so what is there never changes.
    return [{ path, type, packings, tag: tagOf(path), forEver: path.startsWith(assets) }]
  })
}

function tagOf(path: string): () => string {
  let tag: string | undefined
  return () => {
    if (tag !== undefined) return tag
    const { size, mtimeMs } = statSync(path)
    tag = `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`
    return tag
  }
}
