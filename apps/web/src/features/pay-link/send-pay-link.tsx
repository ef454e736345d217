import { say } from '@sojourn/i18n'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Send } from '../../ui/icons/send.tsx'
import type { Guest } from './pay-link-api.ts'
import { SendDialog } from './send-dialog.tsx'

export interface SendPayLinkProps {
  readonly checkoutId: string
  /** Null where something typed is missing: the form then says what. */
  readonly readGuests: () => { readonly guests: readonly Guest[] } | null
}

/** For agents, at a checkout: lets a client of theirs pay it. Once sent, this checkout is left. */
export function SendPayLink({ checkoutId, readGuests }: SendPayLinkProps) {
  const [guests, setGuests] = useState<readonly Guest[] | null>(null)
  const [sent, setSent] = useState(false)
  const navigate = useNavigate()
  const close = () => {
    if (sent) void navigate('/agent/pay-links', { state: { isShown: true } })
    else setGuests(null)
  }
  return (
    <>
      <Button look="ink" wide className="mt-4" onClick={() => setGuests(readGuests()?.guests ?? null)}>
        <Send aria-hidden size={18} /> {say`Send a pay link`}
      </Button>
      {guests && <SendDialog checkoutId={checkoutId} guests={guests} onClose={close} onSent={() => setSent(true)} />}
    </>
  )
}
