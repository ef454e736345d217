import { bookingPage } from '@sojourn/contracts/site-pages'
import { moneyText, say, sayAs } from '@sojourn/i18n'
import { Say } from '@sojourn/i18n/react'
import { useEffect, useId, useState } from 'react'
import { Link } from 'react-router'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Tag } from '../../ui/tag.tsx'
import { useLanding } from '../../ui/use-landing.ts'
import { CopyAddress } from './copy-address.tsx'
import { endsText } from './link-time.ts'
import { NeedsScript } from './needs-script.tsx'
import type { LinksPage, PayLink } from './pay-link-api.ts'
import { storedAddress } from './sent-addresses.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'

const WORDS = {
  open: [say`Waiting for payment`, 'care'],
  paid: [say`Paid`, 'good'],
  cancelled: [sayAs('of a payment link')`Canceled`, 'plain'],
  expired: [sayAs('of a payment link')`Expired`, 'plain'],
  withdrawn: [say`Withdrawn`, 'plain'],
} as const satisfies Record<PayLink['state'], readonly [string, string]>

/** The links an agent sent, newest first. */
export function LinksList({ page, onChanged }: { page: LinksPage; onChanged: () => void }) {
  const [leaving, setLeaving] = useState<PayLink | null>(null)
  const [left, setLeft] = useState<string | null>(null)
  if (page.links.length === 0) return <NoLinks />
  return (
    <>
      <NeedsScript>{say`Please turn on JavaScript to withdraw a link.`}</NeedsScript>
      <ul className="mt-6 border-t border-ink">
        {page.links.map((link) => (
          <li key={link.link_id} className="border-b border-rule">
            <LinkRow link={link} wasLeft={link.link_id === left} onWithdraw={() => setLeaving(link)} />
          </li>
        ))}
      </ul>
      {page.next && <ButtonLink className="mt-6" to={`?cursor=${encodeURIComponent(page.next)}`}>{say`Earlier links`}</ButtonLink>}
      {leaving && (
        <WithdrawDialog
          link={leaving}
          onClose={() => setLeaving(null)}
          onDone={() => {
            setLeft(leaving.link_id)
            setLeaving(null)
            onChanged()
          }}
        />
      )}
    </>
  )
}

function LinkRow({ link, wasLeft, onWithdraw }: { link: PayLink; wasLeft: boolean; onWithdraw: () => void }) {
  // Its button goes with what it withdrew.
  const row = useLanding<HTMLElement>(wasLeft && link.state !== 'open')
  const title = useId()
  const [text, kind] = WORDS[link.state]
  const url = useStoredAddress(link)
  return (
    <article ref={row} tabIndex={-1} aria-labelledby={title} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-5">
      <div className="min-w-0">
        <Tag kind={kind}>{text}</Tag>
        <h2 id={title} className="mt-1 text-h3 wrap-anywhere">
          {link.title}
        </h2>
        <p className="text-small text-ink-2">
          <Say>
            For {link.client}: <span className="tabular-nums">{moneyText(link.amount, link.currency)}</span>
          </Say>
        </p>
        <LinkState link={link} />
      </div>
      {link.state === 'open' && (
        <div className="flex flex-wrap gap-3">
          {url && <CopyAddress url={url} />}
          <Button size="small" onClick={onWithdraw}>{say`Withdraw`}</Button>
        </div>
      )}
    </article>
  )
}

function LinkState({ link }: { link: PayLink }) {
  if (link.state === 'open')
    return (
      <p className="text-small text-ink-2">
        <Say>
          Held until <Ends at={link.expires_at} />. We've emailed the link to your client.
        </Say>
      </p>
    )
  if ((link.state !== 'paid' && link.state !== 'cancelled') || !link.booking_id) return null
  return <Link to={bookingPage(link.booking_id)} className="link text-small">{say`View booking`}</Link>
}

/** By the reader's clock, which the server does not know. */
function Ends({ at }: { at: string }) {
  const [text, setText] = useState(`${at.slice(11, 16)} UTC`)
  useEffect(() => setText(endsText(at)), [at])
  return <time dateTime={at}>{text}</time>
}

function useStoredAddress({ link_id: linkId }: PayLink): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => setUrl(storedAddress(linkId)), [linkId])
  return url
}

function NoLinks() {
  return (
    <div className="mt-6 border-t border-ink pt-6">
      <p className="max-w-[46ch] text-body text-ink-2">{say`No pay links yet. At checkout, choose “Send a pay link” to let a client pay; you'll see here when they have.`}</p>
      <ButtonLink look="filled" className="mt-5" to="/">{say`Start a search`}</ButtonLink>
    </div>
  )
}
