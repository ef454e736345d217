import { createContext, use } from 'react'
import type { EntryContext } from 'react-router'

/** The scripts of the page that is rendered, all of them; only the server lists them. */
export const RouteModulesContext = createContext<readonly string[]>([])

/**
 * Names the scripts of a page early, so that they do not wait for each other, but after all that the first view is made of: the page can be read and its
 * forms sent before any script. React adds these to the head and leaves there what it finds, so a browser need not render them again.
 *
 * Without the nonce of the page: the policy asks for none here (a module preload counts as not inserted by the parser, HTML standard, "modulepreload"), and a
 * module keeps the nonce it was first asked for with. With one that differs on every page, a browser compiles the same functions anew for each document.
 */
export function RouteModules() {
  if (!import.meta.env.SSR) return null
  return use(RouteModulesContext).map((href) => <link key={href} rel="modulepreload" href={href} fetchPriority="low" />)
}

/** The scripts that the routes of a page are made of, and the one that starts them. */
export function modulesOf({ manifest, staticHandlerContext }: Pick<EntryContext, 'manifest' | 'staticHandlerContext'>): readonly string[] {
  const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? [])
  return [...new Set([manifest.entry.module, ...(manifest.entry.imports ?? []), ...routes.flatMap(({ module, imports }) => [module, ...(imports ?? [])])])]
}
