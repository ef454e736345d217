import { useLocation } from 'react-router'
import { useShell } from '../../lib/shell.ts'
import { productLinks } from '../../products/registry.ts'
import { HeaderAgents } from './header-agents.tsx'
import { HeaderClub } from './header-club.tsx'
import { HeaderPlain } from './header-plain.tsx'

const VERSIONS = { v1: HeaderPlain, v2: HeaderClub, v3: HeaderAgents } as const

/** The bar at the top, in the version the organisation chose (B2.8). */
export function Header({ quiet }: { quiet: boolean }) {
  const { organisation } = useShell()
  const { pathname } = useLocation()
  const Version = VERSIONS[organisation.header]
  return <Version name={organisation.name} links={productLinks(organisation.products, pathname)} quiet={quiet} />
}
