import { say, wallClockTextLong } from '@sojourn/i18n'
import { useState } from 'react'
import { useReason } from '../../lib/use-reason.tsx'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useLanding } from '../../ui/use-landing.ts'
import { type ChangedFact, changedFacts } from './changed-facts.ts'
import type { BookedItem } from './item-words.ts'
import { answerNews, type BookingData, type NewsAnswer } from './my-bookings-api.ts'

type News = BookedItem['news'][number]

interface ItemNewsProps {
  readonly booking: Pick<BookingData, 'booking_id' | 'cancel_reason'>
  readonly item: BookedItem
  readonly onChanged: () => void
  /** Opens the way to choose another in its place, where its product has one. */
  readonly onOther?: (() => void) | undefined
}

/** What became known of a confirmed item since it was booked: a change to be answered, or more details; and what it was before. */
export function ItemNews({ booking, item, onChanged, onOther }: ItemNewsProps) {
  if (item.state !== 'confirmed') return null
  const open = item.news.find(({ state }) => state === 'open')
  const told = item.news.find(({ state }) => state === 'told')
  return (
    <>
      {open && <OpenChange booking={booking} item={item} news={open} onChanged={onChanged} onOther={onOther} />}
      {told?.note && <Note kind="plain" className="mt-4">{say`The provider wrote: ${told.note}`}</Note>}
      <Versions item={item} />
    </>
  )
}

/** The state of an answer. */
export type AnswerState =
  | { readonly step: 'asking' | 'accepting' }
  | { readonly step: 'sure' | 'refunding'; readonly whole?: boolean }
  | { readonly step: 'refused'; readonly message: string }

function OpenChange({ booking, item, news, onChanged, onOther }: ItemNewsProps & { news: News }) {
  const [state, setState] = useState<AnswerState>({ step: 'asking' })
  const { reason, field, isGiven } = useReason(booking.cancel_reason)
  const toast = useToast()
  const answer = async (wanted: NewsAnswer) => {
    if (state.step === 'accepting' || state.step === 'refunding' || !isGiven()) return
    setState(wanted === 'accept' ? { step: 'accepting' } : { step: 'refunding', whole: wanted === 'refund_whole' })
    const answered = await answerNews({ bookingId: booking.booking_id, itemNo: item.item_no, newsNo: news.news_no }, wanted, reason)
    if (!answered.ok) return setState({ step: 'refused', message: answered.message })
    toast(ANSWERED[wanted])
    onChanged()
  }
  return (
    <OpenChangeView
      item={item}
      news={news}
      state={state}
      reason={field}
      onAccept={() => void answer('accept')}
      onAskRefund={(whole) => setState({ step: 'sure', whole })}
      onOther={news.may_change ? onOther : undefined}
      onKeep={() => setState({ step: 'asking' })}
      onRefund={(whole) => void answer(whole ? 'refund_whole' : 'refund')}
    />
  )
}

const ANSWERED: Readonly<Record<NewsAnswer, string>> = {
  accept: say`You accepted the change.`,
  refund: say`It's canceled, and everything you paid for it is on its way back.`,
  refund_whole: say`Everything is canceled, and all you paid is on its way back.`,
}

interface OpenChangeViewProps {
  readonly item: BookedItem
  readonly news: News
  readonly state: AnswerState
  readonly reason?: React.ReactNode
  readonly onAccept: () => void
  /** `whole`: of all that was bought with it. */
  readonly onAskRefund: (whole: boolean) => void
  readonly onOther?: (() => void) | undefined
  readonly onKeep: () => void
  readonly onRefund: (whole: boolean) => void
}

/** A change in each of its states. */
export function OpenChangeView({ item, news, state, reason = null, onAccept, onAskRefund, onOther, onKeep, onRefund }: OpenChangeViewProps) {
  const refusal = useLanding<HTMLParagraphElement>(state.step === 'refused')
  const isSure = state.step === 'sure' || state.step === 'refunding'
  return (
    <section aria-label={say`Change by the provider`} className="mt-6 border-s-3 border-sun bg-sun-tint px-4 py-4">
      <h2 className="text-body font-[620]">{say`The provider changed this. Do you agree?`}</h2>
      <p className="mt-1 text-small">{say`Until you accept, nothing is changed for you.`}</p>
      {news.note && <p className="mt-2 text-small wrap-anywhere">{say`The provider wrote: ${news.note}`}</p>}
      <Changes facts={changedFacts(item.description, news.to_be)} />
      {news.answer_by && <p className="mt-3 text-small">{say`Please answer by ${`${wallClockTextLong(news.answer_by)} UTC`}.`}</p>}
      {reason}
      {isSure && <p className="mt-4 text-small font-[620]">{sureText(item, state.whole)}</p>}
      <div className="mt-4 flex flex-wrap gap-3">
        {isSure ? (
          <>
            <Button onClick={onKeep}>{say`Go back`}</Button>
            <Button look="stop" busy={state.step === 'refunding'} onClick={() => onRefund(state.whole ?? false)}>
              {state.whole ? say`Cancel everything and get my money back` : say`Cancel and get my money back`}
            </Button>
          </>
        ) : (
          <>
            <Button look="ink" busy={state.step === 'accepting'} onClick={onAccept}>{say`Accept the change`}</Button>
            {onOther && <Button onClick={onOther}>{say`Choose another`}</Button>}
            <Button onClick={() => onAskRefund(false)}>{news.whole_may_go ? say`Get my money back for this item` : say`Get my money back`}</Button>
            {news.whole_may_go && <Button onClick={() => onAskRefund(true)}>{say`Get everything back`}</Button>}
          </>
        )}
      </div>
      {state.step === 'refused' && (
        <p ref={refusal} tabIndex={-1} role="alert" className="mt-3 text-small text-stop outline-none">
          {state.message}
        </p>
      )}
    </section>
  )
}

function sureText({ price }: BookedItem, whole = false): string {
  if (whole) return say`You get back all you paid for this booking, and all of its items are canceled.`
  return price.pay_now > 0 ? say`You get back all you paid for it, and this item is canceled.` : say`You paid nothing for it yet. This item is canceled.`
}

function Changes({ facts }: { facts: readonly ChangedFact[] }) {
  return (
    <dl className="mt-3 grid gap-x-8 gap-y-2 sm:grid-cols-2">
      {facts.map(({ label, before, after }) => (
        <div key={label} className="min-w-0">
          <dt className="text-caption text-ink-2">{label}</dt>
          <dd className="text-small font-[620] wrap-anywhere">{after ?? say`No longer`}</dd>
          {before && <dd className="text-caption wrap-anywhere text-ink-2">{say`Before: ${before}`}</dd>}
        </div>
      ))}
    </dl>
  )
}

/** What it was before, the newest first, folded away. */
function Versions({ item: { versions, description } }: { item: BookedItem }) {
  if (versions.length === 0) return null
  const after = (at: number) => (at === 0 ? description : versions[at - 1]!.description)
  return (
    <details className="mt-4 text-small">
      <summary className="link inline-block cursor-pointer py-1">{say`What it was before`}</summary>
      <ol>
        {versions.map((version, index) => (
          <li key={version.until} className="mt-2 border-s border-rule ps-4">
            <span className="text-caption text-ink-2">{say`Until ${`${wallClockTextLong(version.until)} UTC`}`}</span>
            <Changes facts={changedFacts(version.description, after(index))} />
          </li>
        ))}
      </ol>
    </details>
  )
}
