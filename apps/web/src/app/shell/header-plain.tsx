import { say } from '@sojourn/i18n'
import { Link } from 'react-router'
import { LanguageCurrency } from '../../features/language-currency/index.ts'
import { useShell } from '../../lib/shell.ts'
import { Lock } from '../../ui/icons/lock.tsx'
import { AccountButton } from './account-button.tsx'
import { Emblem } from './emblem.tsx'
import type { HeaderProps } from './header-props.ts'
import { OwnLinksPlace } from './own-places-place.tsx'
import { ProductNav } from './product-nav.tsx'

/** v1, the default: name left, products next to it. On phones and tablets the products have a row below. */
export function HeaderPlain({ name, links, quiet }: HeaderProps) {
  const isIn = useShell().user !== null
  return (
    <header className="relative border-b border-bar-rule bg-bar text-on-bar">
      <div className="page-width flex flex-wrap items-center gap-x-9 lg:flex-nowrap">
        <Link
          to="/"
          className="flex min-h-15 items-center gap-3 font-display text-[1.5rem] leading-none font-[560] tracking-[-0.025em] md:min-h-18 md:text-[1.5625rem]"
        >
          <Emblem />
          {name}
        </Link>
        {quiet ? (
          <p className="ms-auto hidden items-center gap-2 text-caption text-on-bar-2 md:flex">
            <Lock aria-hidden size={14} /> {say`Secure checkout`}
          </p>
        ) : (
          <ProductNav
            links={links}
            named={5}
            all={say`All travel`}
            listClass="gap-4 md:gap-6.5"
            linkClass="border-b-3 md:py-3 lg:pt-6 lg:pb-5.25"
            currentClass="border-bar-mark font-[640] text-on-bar"
            otherClass="border-transparent"
            className="order-last w-full border-t border-bar-rule lg:order-none lg:w-auto lg:min-w-0 lg:border-0"
          />
        )}
        <div className="ms-auto flex items-center gap-2 md:gap-5 lg:flex-none">
          {!quiet && <OwnLinksPlace />}
          <LanguageCurrency short={isIn} />
          <AccountButton />
        </div>
      </div>
    </header>
  )
}
