import { moneyOrNothing, moneyText, say } from '@sojourn/i18n'
import { Say } from '@sojourn/i18n/react'
import { type FocusEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { BookElsewhere } from '../../../lib/book-elsewhere.tsx'
import { useShell } from '../../../lib/shell.ts'
import { Button } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { useLanding } from '../../../ui/use-landing.ts'
import type { Paying } from '../card-choice.ts'
import { isCovered, isFree } from '../paid-by.ts'
import type { Due, PayManner, PaymentRoute } from '../payment-step-props.ts'
import { TermsLinks } from './terms-links.tsx'

interface CompleteProps {
  /** What is going on, in words. */
  readonly progress?: string | null | undefined
  /** What it costs after discounts. */
  readonly cost: number
  readonly due: Due
  readonly pay: Pick<PaymentRoute, 'route'>
  readonly paying: Paying
  readonly detailsHref: string
  readonly busy: boolean
  /** It is not known yet what would be paid with. */
  readonly waits?: boolean
  /** Counts up when the button is to have the focus: as soon as it can be clicked. */
  readonly landing?: number
  readonly manner?: PayManner | undefined
  /** What has to be agreed to. */
  readonly consent?: ReactNode
  readonly onClick: () => void
}

/** Terms, button. On a phone what is charged now, the total, the link to its lines and the button stay in view at the bottom edge. */
export function CompletePanel({ progress, cost, due, pay, paying, detailsHref, busy, waits = false, landing = 0, manner, consent, onClick }: CompleteProps) {
  const charge = whatIsCharged(due, pay, paying)
  const button = useLanding<HTMLButtonElement>(!waits && landing)
  const focus = useFocusBack(button, waits)
  const { complete_label: label, no_book_link: elsewhere } = useShell().organisation.site
  const inDialog = manner?.inDialog ?? false
  const title = isFree(due, pay.route) ? say`Confirm` : say`Payment`
  return (
    <section aria-label={title} className="mt-6 min-w-0">
      {!inDialog && <h2 className="text-h3">{title}</h2>}
      {manner?.terms ?? <TermsLinks />}
      {consent}
      <p className={classes('mt-2 text-caption text-ink-3', !inDialog && 'lg:hidden')}>{charge}</p>
      <div className={inDialog ? 'mt-3 grid gap-2' : 'pay-bar'}>
        {!inDialog && (
          <p className="relative text-caption text-ink-2 lg:hidden">
            {due.card > 0 && paying.by === 'invoice' ? say`On invoice` : say`Charged now`}
            <span className="block text-h3 font-[640] text-ink tabular-nums">{moneyOrNothing(due.card, due.currency, say`Nothing`)}</span>
            <Say>
              Total <span className="tabular-nums">{moneyText(cost, due.currency)}</span>,{' '}
              <a href={detailsHref} className="link after:absolute after:-inset-1">
                details
              </a>
            </Say>
          </p>
        )}
        {elsewhere ? (
          <BookElsewhere href={elsewhere} className="pay-button" />
        ) : (
          <Button ref={button} look="filled" size="large" busy={busy} disabled={waits} onClick={onClick} className="pay-button" {...focus}>
            {manner?.label ?? label ?? say`COMPLETE BOOKING`}
          </Button>
        )}
        <p role="status" className="pay-progress">
          {progress}
        </p>
        {!progress && !inDialog && <p className="text-center text-caption text-ink-3 max-lg:hidden">{charge}</p>}
      </div>
    </section>
  )
}

function whatIsCharged(due: Due, { route }: Pick<PaymentRoute, 'route'>, paying: Paying): string {
  if (isCovered(due)) return say`What you've applied covers the full amount, so no card is charged.`
  if ('says' in paying) return paying.says
  if (due.card === 0 || route === 'none' || route === 'set_up') return say`Nothing is charged now.`
  const amount = moneyText(due.card, due.currency)
  if (route === 'hosted') return say`You'll pay ${amount} on the next page.`
  return paying.by === 'saved'
    ? say`${amount} is charged to ${paying.label} now. Your bank may ask you to confirm.`
    : say`${amount} is charged to your card now. Your bank may ask you to confirm.`
}

/** A button that may not be clicked for a while loses the focus; it has it again afterwards, where nothing else took it. */
function useFocusBack(button: RefObject<HTMLButtonElement | null>, waits: boolean) {
  const has = useRef(false)
  useEffect(() => {
    if (waits || !has.current) return
    has.current = document.activeElement === document.body || document.activeElement === button.current
    if (has.current) button.current?.focus()
  }, [waits, button])
  return {
    onFocus: () => {
      has.current = true
    },
    onBlur: ({ currentTarget }: FocusEvent<HTMLButtonElement>) => {
      has.current = currentTarget.disabled
    },
  }
}
