import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { posix } from 'node:path'

/** The scripts and styles of our pages: read once, when a page is first asked for, named by their content, cached by browsers for ever. */
export interface Assets {
  url(name: string): string
  /** A page's script and all it imports, so that none waits for another; the page's own comes first. */
  scripts(entry: Entry): readonly string[]
  serve(path: string): Response | null
  /** A file of the SDK, for a shop that has no package of it. */
  sdk(name: string): Response | null
}

const SOURCE = new URL('../', import.meta.url)
const SDK = new URL('./', import.meta.resolve('@sojourn/card-sdk'))
const ENTRIES = ['field', 'stripe-field', 'folded-field', 'pay-page', 'return'] as const
export type Entry = (typeof ENTRIES)[number]
const STYLES = ['pages/browser/field.css', 'pages/browser/bank.css', 'pages/browser/pay.css', 'pages/browser/brand.css']

interface Asset {
  readonly type: string
  readonly body: string | Uint8Array<ArrayBuffer>
}

interface Font {
  readonly family: string
  readonly file: URL
}

interface Files {
  readonly all: ReadonlyMap<string, Asset>
  readonly parts: ReadonlyMap<Entry, ReadonlyMap<string, string>>
  readonly sdk: ReadonlyMap<string, string>
  readonly version: string
}

/** Taking the types off costs a third of a second, a tenth of a start: most processes of a test, and tools, never serve a page. */
export function createAssets(font: Font | undefined): Assets {
  let known: Files | undefined
  const files = () => {
    known ??= readFiles(font)
    return known
  }
  const url = (name: string): string => `/assets/${files().version}/${name}`
  return {
    url,
    scripts: (entry) => [...(files().parts.get(entry)?.keys() ?? [])].map((name) => url(`${name}.js`)),
    sdk(name) {
      const body = files().sdk.get(name)
      const headers = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'public, max-age=300', 'access-control-allow-origin': '*' }
      return body === undefined ? null : new Response(body, { headers: { ...headers, 'x-content-type-options': 'nosniff' } })
    },
    serve(path) {
      const asset = files().all.get(path.replace(/^\/assets\/[0-9a-f]+\//, ''))
      if (!asset || !path.startsWith('/assets/')) return null
      return new Response(asset.body, {
        headers: {
          'content-type': `${asset.type}; charset=utf-8`,
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
        },
      })
    },
  }
}

function readFiles(font: Font | undefined): Files {
  const all = new Map<string, Asset>()
  const parts = new Map(ENTRIES.map((entry) => [entry, readScripts(`pages/browser/${entry}`)]))
  for (const [name, body] of [...parts.values()].flatMap((scripts) => [...scripts])) all.set(`${name}.js`, { type: 'text/javascript', body })
  for (const name of STYLES) all.set(name, { type: 'text/css', body: readStyle(name, font?.family) })
  if (font) all.set('pages/browser/text.woff2', { type: 'font/woff2', body: new Uint8Array(readFileSync(font.file)) })
  const sdk = readScripts('index', new Map(), SDK)
  return { all, parts, sdk, version: hashOf([...all.values()]) }
}

const IMPORT = /from '(\.[^']*)\.ts'/g
/** A file of a package, by one of the names it exports: it imports nothing. */
const PACKAGE_IMPORT = /from '(@sojourn\/[^']*)'/g

/** Browsers take the same source as we do, without its types: a script and, behind it, whatever it imports. */
function readScripts(name: string, found = new Map<string, string>(), folder = SOURCE): Map<string, string> {
  if (found.has(name)) return found
  const { body, imports, packages } = readScript(new URL(`${name}.ts`, folder))
  const toPackages = posix.relative(posix.dirname(name), '')
  found.set(name, body.replace(PACKAGE_IMPORT, `from '${toPackages}/$1.js'`))
  for (const named of packages) found.set(named, readScript(new URL(import.meta.resolve(named))).body)
  for (const path of imports) readScripts(posix.join(posix.dirname(name), path), found, folder)
  return found
}

interface Script {
  readonly body: string
  readonly imports: readonly string[]
  readonly packages: readonly string[]
}

const read = new Map<string, Script>()

/** Read once: the pages share scripts, and the gateways of a process share all of them. */
function readScript(file: URL): Script {
  const known = read.get(file.href)
  if (known) return known
  const source = withoutTypes(readFileSync(file, 'utf8'))
  const script = { body: source.replace(IMPORT, "from '$1.js'"), imports: namesIn(source, IMPORT), packages: namesIn(source, PACKAGE_IMPORT) }
  read.set(file.href, script)
  return script
}

const namesIn = (source: string, imported: RegExp): string[] => [...source.matchAll(imported)].map(([, name = '']) => name)

/** Node warns at each start that its type stripping is experimental. The version is pinned, so the warning helps no one. */
function withoutTypes(source: string): string {
  const { emitWarning } = process
  process.emitWarning = () => {}
  try {
    return stripTypeScriptTypes(source)
  } finally {
    process.emitWarning = emitWarning
  }
}

function readStyle(name: string, family: string | undefined): string {
  const style = readFileSync(new URL(name, SOURCE), 'utf8')
  if (!family) return style
  const face = `@font-face{font-family:"${family}";src:url("text.woff2") format("woff2");font-weight:300 900;font-display:swap}`
  return `${face}\n:root{--default-font:"${family}"}\n${style}`
}

function hashOf(assets: readonly Asset[]): string {
  const hash = createHash('sha256')
  for (const { body } of assets) hash.update(body)
  return hash.digest('hex').slice(0, 12)
}
