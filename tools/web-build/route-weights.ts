import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

export interface RouteWeight {
  readonly language: string
  readonly route: string
  /** All scripts that the page starts with, each compressed separately by `gzip -9`, as it is sent. */
  readonly bytes: number
}

interface Script {
  readonly module: string
  readonly imports?: readonly string[]
}
interface Manifest {
  readonly entry: Script
  readonly routes: Readonly<Record<string, Script & { readonly id: string; readonly parentId?: string; readonly path?: string; readonly index?: boolean }>>
}

/** What each route of the web build weighs in each language, the heaviest first. `assets` is the folder of the built scripts; the default language lies in it. */
export function routeWeights(assets: string, languages: readonly { readonly tag: string; readonly isDefault: boolean }[]): RouteWeight[] {
  const folders = readdirSync(assets)
  // A script without texts is the same in all languages.
  const packed = new Map<string, number>()
  const weigh = (address: string): number => {
    const script = readFileSync(join(assets, address.replace(/^\/assets\//, '')))
    const key = createHash('sha1').update(script).digest('hex')
    const known = packed.get(key) ?? gzipSync(script, { level: 9 }).length
    packed.set(key, known)
    return known
  }
  const weights = languages.flatMap(({ tag, isDefault }) => {
    // A hash follows the tag: the folder of `ar-XB` is none of `ar`.
    const under = isDefault ? '' : folders.find((name) => new RegExp(`^${tag}-[0-9a-f]+$`).test(name))
    if (under === undefined) throw new Error(`the web build has no copy in ${tag}`)
    const sizes = new Map<string, number>()
    const sizeOf = (address: string): number => {
      const size = sizes.get(address) ?? weigh(address)
      sizes.set(address, size)
      return size
    }
    const { entry, routes } = readManifest(join(assets, under))
    const scriptsOf = ({ module, imports = [] }: Script) => [module, ...imports]
    return Object.values(routes)
      .filter(({ path, index }) => path !== undefined || index)
      .map((page) => {
        const scripts = new Set(scriptsOf(entry))
        for (let route: Manifest['routes'][string] | undefined = page; route; route = routes[route.parentId ?? '']) {
          for (const script of scriptsOf(route)) scripts.add(script)
        }
        return { language: tag, route: page.id, bytes: [...scripts].reduce((sum, script) => sum + sizeOf(script), 0) }
      })
  })
  return weights.toSorted((a, b) => b.bytes - a.bytes)
}

/** React Router lists its pages in a script: `window.__reactRouterManifest={…};`. */
function readManifest(folder: string): Manifest {
  const name = readdirSync(folder).find((file) => /^manifest-.*\.js$/.test(file))
  if (!name) throw new Error(`no manifest in ${folder}`)
  const script = readFileSync(join(folder, name), 'utf8')
  return JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1))
}
