import { dateTextOfMembership, say } from '@sojourn/i18n'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { useLanding } from '../../../ui/use-landing.ts'
import type { EndQuote, HowToEnd } from '../memberships-api.ts'
import { canEnd, type Ending } from './ending-steps.ts'
import { receiptLines, whatHappens } from './ending-words.ts'

interface ViewProps {
  readonly state: Ending
  readonly how: HowToEnd
  /** Its reader is signed in and knows whose it is. */
  readonly isOwn?: boolean
}

/** What ending means, or its result. The caller renders the buttons. */
export function EndingView({ state, how, isOwn = false }: ViewProps) {
  const result = useLanding<HTMLDivElement>(state.step === 'ended' || state.step === 'refused')
  switch (state.step) {
    case 'asking':
      return (
        <Loading what={say`Looking up your membership…`}>
          <Skeleton className="h-6 w-full" />
          <Skeleton className="mt-3 h-6 w-2/3" />
        </Loading>
      )
    case 'refused':
      return (
        <div ref={result} tabIndex={-1} role="alert" className="text-body outline-none">
          {state.message}
        </div>
      )
    case 'ended':
      return (
        <div ref={result} tabIndex={-1} role="status" className="outline-none">
          <Note kind="good">
            <b>{how === 'withdraw' ? say`You have withdrawn from the contract.` : say`Your membership is canceled.`}</b>
            {receiptLines(state.ended, how).map((line) => (
              <span key={line} className="mt-1 block">
                {line}
              </span>
            ))}
          </Note>
          <p className="mt-3 text-small text-ink-2">{say`We've emailed you this receipt.`}</p>
        </div>
      )
    case 'quoted':
    case 'ending':
      return <Quoted quote={state.quote} how={how} isOwn={isOwn} problem={state.step === 'quoted' ? state.problem : null} />
  }
}

function Quoted({ quote, how, isOwn, problem }: { quote: EndQuote; how: HowToEnd; isOwn: boolean; problem: string | null }) {
  return (
    <>
      <p className="text-body">
        <b className="font-[640]">{quote.plan_name}</b>
        {quote.initials && !isOwn && <span className="text-ink-2"> ({quote.initials})</span>}
      </p>
      {canEnd(quote, how) ? (
        <ul className="mt-2 grid gap-1.5 text-body text-ink-2">
          {whatHappens(quote, how).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : (
        <p className="mt-2 text-body text-ink-2">
          {how === 'withdraw'
            ? say`The withdrawal period has ended. You can still cancel and keep your benefits until the end of your term.`
            : say`There is nothing to cancel: this membership is no longer charged.`}
        </p>
      )}
      {quote.withdraw && how === 'at_end' && (
        <p className="mt-3 text-small text-ink-2">
          {quote.withdraw.refund > 0
            ? say`Until ${dateTextOfMembership(quote.withdraw.until)} you can also withdraw and get your money back.`
            : say`Until ${dateTextOfMembership(quote.withdraw.until)} you can also withdraw, and your benefits end at once.`}
        </p>
      )}
      <div aria-live="assertive">
        {problem && (
          <Note kind="wrong" className="mt-4">
            {problem}
          </Note>
        )}
      </div>
    </>
  )
}

/** The click that ends it. Its words are the law's where it is a withdrawal. */
export function EndButton({ state, how, onEnd }: ViewProps & { onEnd: () => void }) {
  if (state.step !== 'quoted' && state.step !== 'ending') return null
  if (!canEnd(state.quote, how)) return null
  return (
    <Button look="stop" busy={state.step === 'ending'} onClick={onEnd}>
      {how === 'withdraw' ? say`Confirm withdrawal` : say`Cancel membership`}
    </Button>
  )
}
