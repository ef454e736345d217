import { say } from '@sojourn/i18n'
import { Link, useLocation } from 'react-router'
import { useShell } from '../../lib/shell.ts'
import { AGENT } from '../../lib/user-type.ts'
import { classes } from '../../ui/classes.ts'

/** The pages of one's own account, side by side. */
export function AccountNav() {
  const { pathname } = useLocation()
  const isAgent = useShell().user?.usr_type === AGENT
  const pages = [
    isAgent ? ['/agent/profile', say`Agent profile`] : ['/user/profile', say`Profile`],
    ['/user-details', say`Your details`],
    ['/user/value', say`Wallet and points`],
    ['/user/activity', say`Account activity`],
  ] as const
  return (
    <nav aria-label={say`Your account`} className="no-bar mb-8 flex gap-7 overflow-x-auto border-b border-rule">
      {pages.map(([to, label]) => (
        <Link key={to} to={to} aria-current={to === pathname ? 'page' : undefined} className={classes('tab', to === pathname && 'tab-chosen')}>
          {label}
        </Link>
      ))}
    </nav>
  )
}
