import { BOOKINGS_PAGE, PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { moneyText, say } from '@sojourn/i18n'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { api } from '../../lib/http.ts'
import { useShell } from '../../lib/shell.ts'
import { AGENT } from '../../lib/user-type.ts'
import { Briefcase } from '../../ui/icons/briefcase.tsx'
import type { Icon } from '../../ui/icons/icon.tsx'
import { Search } from '../../ui/icons/search.tsx'
import { Ticket } from '../../ui/icons/ticket.tsx'
import { User } from '../../ui/icons/user.tsx'
import { Wallet } from '../../ui/icons/wallet.tsx'
import { createFigure, useFigure } from './own-figure.ts'

const TRIPS = '/user/my-trips'
const WALLET = PRODUCT_PAGES.WLT.landing

const balances = createFigure(async () => {
  const answer = await api.post('/api/wallet/get', { limit: 1 })
  return answer.ok ? answer.data.balances : null
})

/** What a person's wallet holds in the currency they are shown, or in the one they have; null while that is not known, and where it is nothing. */
function useWalletText(): string | null {
  const { currency, user } = useShell()
  const filled = (useFigure(balances, user?.user_id ?? '') ?? []).filter(({ amount }) => amount > 0)
  const shown = filled.find((balance) => balance.currency === currency) ?? filled[0]
  return shown ? moneyText(shown.amount, shown.currency) : null
}

/** In the bar at the top, next to the account: trips, and the wallet with what it holds. */
export function OwnLinks({ plain }: { plain: boolean }) {
  const held = useWalletText()
  const { pathname } = useLocation()
  return (
    <>
      <OwnLink to={TRIPS} icon={plain ? null : Briefcase} isCurrent={isWithin(pathname, TRIPS)}>
        {say`Trips`}
      </OwnLink>
      <OwnLink to={WALLET} icon={plain ? null : Wallet} isCurrent={pathname === WALLET} label={held === null ? undefined : say`Wallet: ${held}`}>
        {held ?? say`Wallet`}
      </OwnLink>
    </>
  )
}

interface OwnLinkProps {
  readonly to: string
  readonly icon: Icon | null
  readonly isCurrent: boolean
  readonly label?: string | undefined
  readonly children: ReactNode
}

function OwnLink({ to, icon: Sign, isCurrent, label, children }: OwnLinkProps) {
  return (
    <Link to={to} aria-current={isCurrent ? 'page' : undefined} aria-label={label} className="own-link">
      {Sign && <Sign size={18} strokeWidth={1.75} />}
      <span className={Sign ? 'own-link-text' : undefined}>{children}</span>
    </Link>
  )
}

const isWithin = (pathname: string, page: string): boolean => pathname === page || pathname.startsWith(`${page}/`)

/** At the bottom edge of a phone: the ways to what is one's own, within reach of the thumb. */
export function OwnBar() {
  const { pathname } = useLocation()
  const profile = useShell().user?.usr_type === AGENT ? '/agent/profile' : '/user/profile'
  const places = [
    { to: '/', label: say`Search`, icon: Search, isCurrent: pathname === '/' || pathname === '/home' },
    { to: TRIPS, label: say`Trips`, icon: Briefcase, isCurrent: isWithin(pathname, TRIPS) },
    { to: BOOKINGS_PAGE, label: say`Bookings`, icon: Ticket, isCurrent: isWithin(pathname, BOOKINGS_PAGE) },
    { to: WALLET, label: say`Wallet`, icon: Wallet, isCurrent: isWithin(pathname, WALLET) },
    { to: profile, label: say`Account`, icon: User, isCurrent: pathname === profile },
  ]
  return (
    <nav aria-label={say`Your pages`} className="own-bar">
      {places.map(({ to, label, icon: Sign, isCurrent }) => (
        <Link key={to} to={to} aria-current={isCurrent ? 'page' : undefined} className="own-bar-link">
          <Sign size={20} strokeWidth={1.75} />
          {label}
        </Link>
      ))}
    </nav>
  )
}
