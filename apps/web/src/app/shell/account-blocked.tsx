import { say } from '@sojourn/i18n'
import { Say } from '@sojourn/i18n/react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { MailLink, PhoneLink, useContact } from './contact-links.tsx'

/** Replaces every page once its person was blocked: what it means, and whom to write to (A6.3). */
export function AccountBlocked({ onLeave }: { onLeave: () => Promise<void> }) {
  const { email, phone } = useContact()
  const [busy, setBusy] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  const leave = async () => {
    setBusy(true)
    await onLeave()
    setBusy(false)
  }
  return (
    <main id="content" className="page-width py-11">
      <div className="grid max-w-[42rem] gap-4">
        <h1 ref={title} tabIndex={-1} className="text-h1-s outline-none md:text-h1">{say`This account is blocked`}</h1>
        <div role="alert" className="grid gap-3 text-lead text-ink-2">
          <p>{say`You were signed out on every device. Confirmed bookings stay confirmed.`}</p>
          {email && (
            <p>
              <Say>
                To ask why, or if you think this is a mistake, please write to <MailLink email={email} />.
              </Say>
            </p>
          )}
          {phone && (
            <p>
              <Say>
                You can also call <PhoneLink phone={phone} />.
              </Say>
            </p>
          )}
        </div>
        <p className="pt-2">
          <Button look="ink" busy={busy} onClick={leave}>{say`Continue without an account`}</Button>
        </p>
      </div>
    </main>
  )
}
