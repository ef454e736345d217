import { payPage } from '@sojourn/contracts/site-pages'
import { countText, moneyText, say, wallClockTextLong } from '@sojourn/i18n'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { useClockText } from '../../lib/use-clock-text.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { useLanding } from '../../ui/use-landing.ts'
import { useFollowedEntry } from './use-followed-entry.ts'
import { leaveWaitingList, takeWaited, type Waiting, type Which } from './waiting-list-api.ts'

/** What is being done about an entry. */
export type Acting = { readonly step: 'idle' | 'taking' | 'leaving' } | { readonly step: 'refused'; readonly message: string }

interface EntryProps {
  readonly entry: Waiting
  /** By its id where it is the person's own; by the token of their mail elsewhere. */
  readonly which: Which
  /** The level of its heading on its page. */
  readonly heading?: 'h2' | 'h3'
}

/** What somebody waits for: the place in line, what is held for them and the way to its checkout, or how it ended. */
export function WaitingEntry({ entry: loaded, which, heading }: EntryProps) {
  const [entry, setEntry] = useFollowedEntry(loaded, which)
  const [acting, setActing] = useState<Acting>({ step: 'idle' })
  const navigate = useNavigate()
  const isBusy = acting.step === 'taking' || acting.step === 'leaving'
  const take = async () => {
    if (isBusy) return
    setActing({ step: 'taking' })
    const answer = await takeWaited(which)
    if (!answer.ok) return setActing({ step: 'refused', message: answer.message })
    const to = payPage(entry.product_type, answer.data.checkoutId)
    if (to) return navigate(to)
    setEntry(answer.data.waiting)
    setActing({ step: 'idle' })
  }
  const leave = async () => {
    if (isBusy) return
    setActing({ step: 'leaving' })
    const answer = await leaveWaitingList(which)
    if (!answer.ok) return setActing({ step: 'refused', message: answer.message })
    setEntry(answer.data.waiting)
    setActing({ step: 'idle' })
  }
  return <WaitingEntryView entry={entry} heading={heading} acting={acting} onTake={() => void take()} onLeave={() => void leave()} />
}

interface EntryViewProps {
  readonly entry: Waiting
  readonly heading?: EntryProps['heading']
  readonly acting: Acting
  readonly onTake: () => void
  readonly onLeave: () => void
}

/** An entry in each of its states. */
export function WaitingEntryView({ entry, heading: Heading = 'h3', acting, onTake, onLeave }: EntryViewProps) {
  // The button that was clicked is gone by then: the result is read first.
  const result = useLanding<HTMLDivElement>(acting.step === 'refused' || entry.state === 'ended' || entry.state === 'passed')
  return (
    <>
      <Heading className="text-h3 wrap-anywhere">{entry.title}</Heading>
      <p className="text-small text-ink-2">{entry.summary}</p>
      <div ref={result} tabIndex={-1} className="mt-2 outline-none">
        <StateNote entry={entry} />
        {acting.step === 'refused' && (
          <Note kind="wrong" live className="mt-2">
            {acting.message}
          </Note>
        )}
      </div>
      <Actions entry={entry} acting={acting} onTake={onTake} onLeave={onLeave} />
    </>
  )
}

function StateNote({ entry }: { entry: Waiting }): ReactNode {
  switch (entry.state) {
    case 'waiting':
      return (
        <Note kind="plain">{say`You are number ${countText(entry.position ?? 1)} on the waiting list. When it's your turn, we hold it for you and email you.`}</Note>
      )
    case 'offered':
      return entry.offer && <OfferNote offer={entry.offer} />
    case 'taken':
      return <Note kind="good">{say`You took it from the waiting list. Book it before the hold ends.`}</Note>
    case 'passed':
      return <Note kind="plain">{say`It was your turn, and you didn't take it. It went to the next person.`}</Note>
    case 'ended':
      return <Note kind="plain">{say`You left this waiting list.`}</Note>
    case 'expired':
      return <Note kind="plain">{say`Nothing became available in time, so this waiting list is over. Nothing was charged.`}</Note>
  }
}

function OfferNote({ offer: { until, total, currency } }: { offer: NonNullable<Waiting['offer']> }) {
  const clock = useClockText(until) ?? `${wallClockTextLong(until)} UTC`
  return (
    <Note kind="care" live>
      {say`It's your turn: we're holding it for you until ${clock}, for ${moneyText(total, currency)} in total. Nothing has been charged.`}
    </Note>
  )
}

function Actions({ entry, acting, onTake, onLeave }: EntryViewProps): ReactNode {
  const checkout = entry.state === 'taken' && entry.checkoutId !== null ? payPage(entry.product_type, entry.checkoutId) : null
  if (checkout) return <ButtonLink className="mt-3" look="ink" to={checkout}>{say`Continue to payment`}</ButtonLink>
  if (entry.state !== 'waiting' && entry.state !== 'offered') return null
  return (
    <div className="mt-3 flex flex-wrap gap-3 noscript:hidden">
      {entry.state === 'offered' && <Button look="filled" busy={acting.step === 'taking'} onClick={onTake}>{say`Continue to payment`}</Button>}
      <Button busy={acting.step === 'leaving'} onClick={onLeave}>
        {entry.state === 'offered' ? say`Let it go to the next person` : say`Leave the waiting list`}
      </Button>
    </div>
  )
}
