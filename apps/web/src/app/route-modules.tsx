import { createContext, use } from 'react'
import type { EntryContext } from 'react-router'
import { useNonce } from '../lib/nonce.ts'

/** The scripts of the page that is drawn, all of them; only the server lists them. */
export const RouteModulesContext = createContext<readonly string[]>([])

/**
 * Names the scripts of a page early, so that they do not wait for each other, but after all that the first view is made of: the page can be read and its
 * forms sent before any script. React adds these to the head and leaves there what it finds, so a browser need not draw them again.
 */
export function RouteModules() {
  const nonce = useNonce()
  if (!import.meta.env.SSR) return null
  return use(RouteModulesContext).map((href) => <link key={href} rel="modulepreload" href={href} fetchPriority="low" nonce={nonce} />)
}

/** The scripts that the routes of a page are made of, and the one that starts them. */
export function modulesOf({ manifest, staticHandlerContext }: Pick<EntryContext, 'manifest' | 'staticHandlerContext'>): readonly string[] {
  const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? [])
  return [...new Set([manifest.entry.module, ...(manifest.entry.imports ?? []), ...routes.flatMap(({ module, imports }) => [module, ...(imports ?? [])])])]
}
