import { initialsText, nameText, say } from '@sojourn/i18n'
import { type Ref, useRef, useState } from 'react'
import { useOpenSignIn } from '../../lib/open-sign-in.ts'
import { useShell } from '../../lib/shell.ts'
import { AGENT, OPERATOR } from '../../lib/user-type.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { useLanding } from '../../ui/use-landing.ts'
import { useLazy } from '../../ui/use-lazy.ts'
import { BellPlace } from './rare-parts.tsx'

// Fetched when first opened.
const loadMenu = () => import('./account-menu.tsx').then(({ AccountMenu }) => AccountMenu)

/** "Sign in" for a guest, "Account" with its menu for those who are here. */
export function AccountButton({ square = false }: { square?: boolean }) {
  const { user, impersonator } = useShell()
  const openSignIn = useOpenSignIn()
  // "Sign in" is gone by then.
  const [isIn, setIn] = useState(false)
  const button = useLanding<HTMLButtonElement>(isIn && user !== null)
  if (!user) {
    return <Button size="small" className="border-bar-rule text-on-bar" onClick={() => openSignIn({ onSignedIn: () => setIn(true) })}>{say`Sign in`}</Button>
  }
  return (
    <div className="flex items-center md:gap-2">
      <BellPlace />
      <AccountMenuButton
        button={button}
        initials={initialsText(user.first_name, user.last_name)}
        name={nameText(user.first_name, user.last_name)}
        email={user.email}
        isAgent={user.usr_type === AGENT}
        actsForOthers={(user.usr_type === AGENT || user.usr_type === OPERATOR) && !impersonator}
        isOperator={user.usr_type === OPERATOR}
        square={square}
      />
    </div>
  )
}

interface AccountMenuButtonProps {
  readonly button: Ref<HTMLButtonElement>
  readonly initials: string
  readonly name: string
  readonly email: string
  readonly isAgent: boolean
  readonly isOperator: boolean
  readonly actsForOthers: boolean
  readonly square: boolean
}

function AccountMenuButton({ button, initials, name, email, isAgent, isOperator, actsForOthers, square }: AccountMenuButtonProps) {
  const { Part: AccountMenu, fetchPart } = useLazy(loadMenu)
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  return (
    <div ref={box} className="relative">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        onClick={() => (open ? setOpen(false) : void fetchPart().then(setOpen))}
        className={classes('grid size-10 place-items-center bg-bar-mark text-small font-[640] text-bar uppercase', square ? 'rounded-control' : 'rounded-full')}
      >
        <span className="sr-only">{say`Account`}</span>
        <span aria-hidden>{initials}</span>
      </button>
      {open && AccountMenu && (
        <AccountMenu name={name} email={email} isAgent={isAgent} isOperator={isOperator} actsForOthers={actsForOthers} box={box} onGo={() => setOpen(false)} />
      )}
    </div>
  )
}
