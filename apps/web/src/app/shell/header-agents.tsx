import { say } from '@sojourn/i18n'
import { Link } from 'react-router'
import { LanguageCurrency } from '../../features/language-currency/index.ts'
import { AccountButton } from './account-button.tsx'
import type { HeaderProps } from './header-props.ts'
import { OwnLinksPlace } from './own-places-place.tsx'
import { ProductNav } from './product-nav.tsx'

/** v3, for agents: one dense line. */
export function HeaderAgents({ name, links, quiet }: HeaderProps) {
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
        <div className="ms-auto flex items-center gap-3 md:gap-5">
          {!quiet && <OwnLinksPlace />}
          <LanguageCurrency compact />
          <AccountButton square />
        </div>
      </div>
    </header>
  )
}
