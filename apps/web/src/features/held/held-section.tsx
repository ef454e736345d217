import { moneyText, say } from '@sojourn/i18n'
import { useState } from 'react'
import { useClockText } from '../../lib/use-clock-text.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { useLanding } from '../../ui/use-landing.ts'
import { type Held, releaseHeld } from './held-api.ts'

/** What is being done about one of them. */
export type Acting = { readonly step: 'idle' } | { readonly step: 'releasing'; readonly of: string } | { readonly step: 'refused'; readonly message: string }

/** What is held for a person and not booked yet, with the way back to its checkout; nothing where nothing is. Null is said: it could not be loaded. */
export function HeldSection({ held, onChanged }: { held: readonly Held[] | null; onChanged: () => void }) {
  const [acting, setActing] = useState<Acting>({ step: 'idle' })
  const release = async (of: string) => {
    if (acting.step === 'releasing') return
    setActing({ step: 'releasing', of })
    const answer = await releaseHeld(of)
    if (!answer.ok) return setActing({ step: 'refused', message: answer.message })
    setActing({ step: 'idle' })
    onChanged()
  }
  return <HeldView held={held} acting={acting} onRelease={(of) => void release(of)} />
}

interface HeldViewProps {
  readonly held: readonly Held[] | null
  readonly acting: Acting
  readonly onRelease: (checkoutId: string) => void
}

/** The same in each of its states. */
export function HeldView({ held, acting, onRelease }: HeldViewProps) {
  const refused = useLanding<HTMLDivElement>(acting.step === 'refused')
  if (held?.length === 0) return null
  return (
    <section aria-labelledby="held" className="mt-6">
      <h2 id="held" className="text-h3">{say`Held for you`}</h2>
      <div ref={refused} tabIndex={-1} className="outline-none">
        {acting.step === 'refused' && (
          <Note kind="wrong" live className="mt-2">
            {acting.message}
          </Note>
        )}
      </div>
      {held === null && (
        <Note kind="wrong" className="mt-2">
          {say`We couldn't load what is held for you. Nothing was released or charged. Please load this page again.`}
        </Note>
      )}
      <ul className="mt-2 border-t border-ink empty:hidden">
        {held?.map((each) => (
          <li key={each.checkoutId} className="border-b border-rule py-5">
            <Row held={each} busy={acting.step === 'releasing' && acting.of === each.checkoutId} onRelease={() => onRelease(each.checkoutId)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Row({ held: { title, summary, price, expires_at, page }, busy, onRelease }: { held: Held; busy: boolean; onRelease: () => void }) {
  const until = useClockText(expires_at)
  return (
    <article>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="min-w-0 text-h3 wrap-anywhere">{title}</h3>
        <span className="shrink-0 text-body font-[620] tabular-nums">{moneyText(price.total, price.currency)}</span>
      </div>
      {summary && <p className="text-small wrap-anywhere text-ink-2">{summary}</p>}
      <p className="mt-1 min-h-5 text-small">{until && say`Held at this price until ${until}. If you let it end, nothing is charged.`}</p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <ButtonLink look="ink" size="small" className="min-h-11" to={page}>
          {say`Continue to payment`}
          <span className="sr-only">: {title}</span>
        </ButtonLink>
        <Button look="underlined" size="small" className="min-h-11 noscript:hidden" busy={busy} onClick={onRelease}>
          {say`Let it go`}
          <span className="sr-only">: {title}</span>
        </Button>
      </div>
    </article>
  )
}
