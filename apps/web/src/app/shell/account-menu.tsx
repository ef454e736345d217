import { say } from '@sojourn/i18n'
import { shownEmail } from '@sojourn/kernel'
import { type RefObject, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useShell } from '../../lib/shell.ts'
import { areKeysOn, turnKeys } from './desk-keys.ts'

interface MenuProps {
  readonly name: string
  readonly email: string
  readonly isAgent: boolean
  readonly isOperator: boolean
  /** Operators and agents may sign in in another person's place. */
  readonly actsForOthers: boolean
  /** The button and its menu: a click inside it does not count as a click outside. */
  readonly box: RefObject<HTMLElement | null>
  readonly onGo: () => void
}

/** What hangs below "Account": who is here, and where they may go. */
export function AccountMenu({ name, email, isAgent, isOperator, actsForOthers, box, onGo }: MenuProps) {
  useEffect(() => {
    const away = (event: Event) => {
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : !box.current?.contains(event.target as Node)) onGo()
    }
    document.addEventListener('pointerdown', away)
    document.addEventListener('keydown', away)
    return () => {
      document.removeEventListener('pointerdown', away)
      document.removeEventListener('keydown', away)
    }
  }, [box, onGo])
  const hasDesk = useShell().organisation.header === 'v3'
  return (
    <div className="absolute end-0 z-30 mt-2 w-64 border border-rule-2 border-t-3 border-t-ink bg-paper text-ink">
      <p className="border-b border-rule px-4 py-3 text-small">
        <strong className="block font-[640] wrap-anywhere">{name}</strong>
        <span className="block truncate text-ink-3">{shownEmail(email)}</span>
      </p>
      <ul className="py-1.5">
        {isAgent ? <MenuLink to="/agent/profile" label={say`Agent profile`} onGo={onGo} /> : <MenuLink to="/user/profile" label={say`Profile`} onGo={onGo} />}
        <MenuLink to="/user/my-bookings" label={say`My bookings`} onGo={onGo} />
        <MenuLink to="/user/my-trips" label={say`My trips`} onGo={onGo} />
        <MenuLink to="/wallet" label={say`Wallet`} onGo={onGo} />
        <MenuLink to="/user/value" label={say`Coupons and points`} onGo={onGo} />
        <MenuLink to="/user/payment-methods" label={say`Payment methods`} onGo={onGo} />
        {isAgent && <MenuLink to="/agent/bookings" label={say`Clients' bookings`} onGo={onGo} />}
        {isAgent && <MenuLink to="/agent/statement" label={say`Statement`} onGo={onGo} />}
        {actsForOthers && <MenuLink to="/user/act-for" label={say`Act for someone`} onGo={onGo} />}
        {isAgent && <MenuLink to="/agent/pay-links" label={say`Pay links`} onGo={onGo} />}
        {isOperator && <MenuLink to="/operator/earnings" label={say`Agents' earnings`} onGo={onGo} />}
        {isOperator && <MenuLink to="/operator/messages" label={say`Messages`} onGo={onGo} />}
        {isOperator && <MenuLink to="/operator/risk" label={say`Payment risk`} onGo={onGo} />}
        {isAgent && hasDesk && <KeysSwitch />}
        <MenuLink to="/user-details" label={say`Your details`} onGo={onGo} />
        <MenuLink to="/logout" label={say`Sign out`} onGo={onGo} />
      </ul>
    </div>
  )
}

function KeysSwitch() {
  const [isOn, setOn] = useState(areKeysOn)
  return (
    <li>
      <label className="flex min-h-11 items-center gap-2.5 px-4 py-2.5 text-body font-[520] hover:bg-sheet max-md:hidden">
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => {
            turnKeys(target.checked)
            setOn(target.checked)
          }}
          className="size-4 accent-ink"
        />
        {say`Keyboard shortcuts`}
      </label>
    </li>
  )
}

function MenuLink({ to, label, onGo }: { to: string; label: string; onGo: () => void }) {
  return (
    <li>
      <Link to={to} onClick={onGo} className="block px-4 py-2.5 text-body font-[520] hover:bg-sheet">
        {label}
      </Link>
    </li>
  )
}
