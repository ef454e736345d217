import { say } from '@sojourn/i18n'
import { Link } from 'react-router'
import { LanguageCurrency } from '../../features/language-currency/index.ts'
import { AccountButton } from './account-button.tsx'
import type { HeaderProps } from './header-props.ts'
import { OwnLinksPlace } from './own-places-place.tsx'
import { ProductNav } from './product-nav.tsx'

/** v2, a club: the name in spaced capitals in the middle, its last word small below, products in a row of their own. */
export function HeaderClub({ name, links, quiet }: HeaderProps) {
  const words = name.split(' ')
  const last = words.length > 1 ? words.pop() : null
  return (
    <header className="relative bg-bar text-on-bar">
      <div className="page-width">
        <div className="grid min-h-16 grid-cols-[1fr_auto_1fr] items-center gap-3 md:min-h-[84px]">
          <div className="flex justify-start">
            <LanguageCurrency compact />
          </div>
          <Link to="/" className="text-center font-display uppercase">
            <span className="block text-[1.0625rem] leading-tight tracking-[0.14em] md:text-[1.75rem]">{words.join(' ')} </span>
            {last && <span className="block font-text text-[0.625rem] leading-tight font-[560] tracking-[0.2em] text-bar-mark">{last}</span>}
          </Link>
          <div className="flex items-center justify-end gap-5">
            {!quiet && <OwnLinksPlace plain />}
            <AccountButton />
          </div>
        </div>
        {!quiet && (
          <ProductNav
            links={links}
            named={7}
            all={say`All travel`}
            listClass="gap-4 md:gap-6.5"
            linkClass="border-b-3 md:py-3"
            currentClass="border-bar-mark font-[640] text-on-bar"
            otherClass="border-transparent"
            className="border-t border-bar-rule md:justify-center"
          />
        )}
      </div>
    </header>
  )
}
