import { say } from '@sojourn/i18n'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Send } from '../../ui/icons/send.tsx'
import type { TypedGuests } from './pay-link-api.ts'
import { SendDialog } from './send-dialog.tsx'

export interface SendPayLinkProps {
  readonly checkoutId: string
  /** What is typed of the travellers, complete or not: the client completes it when they pay. */
  readonly readTyped: () => TypedGuests
}

/** For agents, at a checkout: lets a client of theirs pay it. Once sent, this checkout is left. */
export function SendPayLink({ checkoutId, readTyped }: SendPayLinkProps) {
  const [typed, setTyped] = useState<TypedGuests | null>(null)
  const [sent, setSent] = useState(false)
  const navigate = useNavigate()
  const close = () => {
    if (sent) void navigate('/agent/pay-links', { state: { isShown: true } })
    else setTyped(null)
  }
  return (
    <>
      <Button look="ink" wide className="mt-4" onClick={() => setTyped(readTyped())}>
        <Send aria-hidden size={18} /> {say`Send a pay link`}
      </Button>
      {typed && <SendDialog checkoutId={checkoutId} typed={typed} onClose={close} onSent={() => setSent(true)} />}
    </>
  )
}
