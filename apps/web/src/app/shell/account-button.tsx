import { say } from '@sojourn/i18n'
import { type Ref, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useShell } from '../../lib/shell.ts'
import { useOpenSignIn } from '../../lib/sign-in-door.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { useLanding } from '../../ui/use-landing.ts'

const AGENT = 3

/** "Sign in" for a guest, "Account" with its menu for who is here. */
export function AccountButton({ square = false }: { square?: boolean }) {
  const { user } = useShell()
  const openSignIn = useOpenSignIn()
  // "Sign in" is gone by then.
  const [isIn, setIn] = useState(false)
  const door = useLanding<HTMLButtonElement>(isIn && user !== null)
  if (!user) {
    return <Button size="small" className="border-bar-rule text-on-bar" onClick={() => openSignIn({ onSignedIn: () => setIn(true) })}>{say`Sign in`}</Button>
  }
  return (
    <AccountMenu
      door={door}
      initials={`${user.first_name[0] ?? ''}${user.last_name[0] ?? ''}`}
      name={`${user.first_name} ${user.last_name}`}
      email={user.email}
      isAgent={user.usr_type === AGENT}
      square={square}
    />
  )
}

interface MenuProps {
  readonly door: Ref<HTMLButtonElement>
  readonly initials: string
  readonly name: string
  readonly email: string
  readonly isAgent: boolean
  readonly square: boolean
}

function AccountMenu({ door, initials, name, email, isAgent, square }: MenuProps) {
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!open) return
    const away = (event: Event) => {
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : !box.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', away)
    document.addEventListener('keydown', away)
    return () => {
      document.removeEventListener('pointerdown', away)
      document.removeEventListener('keydown', away)
    }
  }, [open])
  const close = () => setOpen(false)
  return (
    <div ref={box} className="relative">
      <button
        ref={door}
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className={classes('grid size-10 place-items-center bg-bar-mark text-small font-[640] text-bar uppercase', square ? 'rounded-control' : 'rounded-full')}
      >
        <span className="sr-only">{say`Account`}</span>
        <span aria-hidden>{initials}</span>
      </button>
      {open && (
        <div className="absolute end-0 z-30 mt-2 w-64 border border-rule-2 border-t-3 border-t-ink bg-paper text-ink">
          <p className="border-b border-rule px-4 py-3 text-small">
            <strong className="block font-[640]">{name}</strong>
            <span className="block truncate text-ink-3">{email}</span>
          </p>
          <ul className="py-1.5">
            <MenuLink to="/user/my-bookings" label={say`My bookings`} onGo={close} />
            <MenuLink to="/wallet" label={say`Wallet`} onGo={close} />
            <MenuLink to="/user/value" label={say`Coupons and points`} onGo={close} />
            <MenuLink to="/user/payment-methods" label={say`Payment methods`} onGo={close} />
            {isAgent && <MenuLink to="/agent/bookings" label={say`Clients’ bookings`} onGo={close} />}
            {isAgent && <MenuLink to="/agent/statement" label={say`Statement`} onGo={close} />}
            {isAgent && <MenuLink to="/agent/pay-links" label={say`Pay links`} onGo={close} />}
            <MenuLink to="/user-details" label={say`Your details`} onGo={close} />
            <MenuLink to="/logout" label={say`Sign out`} onGo={close} />
          </ul>
        </div>
      )}
    </div>
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
