import { say } from '@sojourn/i18n'
import { type ComponentType, lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { LanguageCurrency } from '../../features/language-currency/index.ts'
import { useShell } from '../../lib/shell.ts'
import { AccountButton } from './account-button.tsx'
import type { HeaderProps } from './header-props.ts'
import { OwnLinksPlace } from './own-places-place.tsx'
import { ProductNav } from './product-nav.tsx'

// The server renders them for agents; their clients do not fetch them. What cannot be fetched is left out.
const DeskTools = lazy<ComponentType<Pick<HeaderProps, 'links'>>>(async () => ({
  default: (await import('./desk-tools.tsx').catch(() => null))?.DeskTools ?? (() => null),
}))

/** v3, for agents: one dense line. */
export function HeaderAgents({ name, links, quiet }: HeaderProps) {
  const { desk, user } = useShell()
  return (
    <header className="relative border-b border-bar-rule bg-bar text-on-bar">
      <div className="page-width flex min-h-12 flex-wrap items-stretch gap-x-5 md:flex-nowrap">
        <Link to="/" className="flex min-h-12 items-center font-display text-input font-[700]">
          {name.split(' ')[0]}
        </Link>
        {!quiet && (
          <ProductNav
            links={links}
            named={6}
            all={say`More`}
            listClass="gap-0"
            linkClass="md:grid md:place-items-center px-2.5"
            currentClass="bg-well font-[640] text-on-bar"
            otherClass=""
            className="order-last w-full min-w-0 border-t border-bar-rule md:order-none md:w-auto md:border-0"
          />
        )}
        <div className="ms-auto flex min-w-0 items-center justify-end gap-3 md:flex-1 md:gap-4 lg:gap-5">
          {!quiet && (desk ? <DeskToolsPlace links={links} /> : <OwnLinksPlace />)}
          <LanguageCurrency compact short={user !== null} />
          <AccountButton square />
        </div>
      </div>
    </header>
  )
}

const DeskToolsPlace = (props: Pick<HeaderProps, 'links'>) => (
  <Suspense>
    <DeskTools {...props} />
  </Suspense>
)
