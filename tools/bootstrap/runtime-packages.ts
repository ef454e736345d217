import type { Package, Packages } from './installed.mjs'

/**
 * The paths of all packages that the server loads: what the workspaces depend on, and what that depends on. Unlike `npm ci --omit=dev` it leaves out
 * optional peers, which are there only because a tool of ours happens to be one: a library that may be used with a test runner does not need it to run.
 */
export function runtimePackages(packages: Packages): ReadonlySet<string> {
  const reached = new Set<string>()
  const waiting = Object.keys(packages).filter((path) => !path.includes('node_modules/'))
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    for (const name of namesNeeded(packages[path] ?? {})) {
      const found = resolve(packages, path, name)
      if (found === null || reached.has(found)) continue
      reached.add(found)
      waiting.push(found)
    }
  }
  return reached
}

function namesNeeded({ dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta = {} }: Package): string[] {
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional)
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]
}

/** As Node looks for it: in the package's own `node_modules`, then in those above it. Null where it is not in the lock file, as an optional one may be. */
function resolve(packages: Packages, from: string, name: string): string | null {
  for (let folder = from; ; folder = above(folder)) {
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`
    if (path in packages) return path
    if (folder === '') return null
  }
}

function above(folder: string): string {
  const at = folder.lastIndexOf('/node_modules/')
  return at === -1 ? '' : folder.slice(0, at)
}
