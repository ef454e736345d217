import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { useShell } from '../../lib/shell.ts'
import { productLinks } from '../../products/registry.ts'
import { HeaderPlain } from './header-plain.tsx'

// Few organisations have them, so they are fetched separately; the server's markup stays until then. If that fails, the plain one is used.
const loadOthers = () => import('./other-headers.ts').catch(() => ({ HeaderClub: HeaderPlain, HeaderAgents: HeaderPlain }))
const HeaderClub = lazy(async () => ({ default: (await loadOthers()).HeaderClub }))
const HeaderAgents = lazy(async () => ({ default: (await loadOthers()).HeaderAgents }))

const VERSIONS = { v1: HeaderPlain, v2: HeaderClub, v3: HeaderAgents } as const

/** The bar at the top, in the version the organisation chose (B2.8). */
export function Header({ quiet }: { quiet: boolean }) {
  const { organisation } = useShell()
  const { pathname, search } = useLocation()
  const Version = VERSIONS[organisation.header]
  const bar = <Version name={organisation.name} links={productLinks(organisation.products, { pathname, search })} quiet={quiet} />
  return organisation.header === 'v1' ? bar : <Suspense>{bar}</Suspense>
}
