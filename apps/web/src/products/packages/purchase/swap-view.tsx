import { moneyText, say } from '@sojourn/i18n'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Note } from '../../../ui/note.tsx'
import { ReceiptLine } from '../../../ui/receipt.tsx'
import { BoundText } from '../bound-text.tsx'
import { OptionsList } from '../details/options-list.tsx'
import { differenceText } from '../package-words.ts'
import type { Instead } from '../packages-api.ts'
import { FollowsList } from './follows-list.tsx'
import type { SwapState } from './swap-steps.ts'

/** Parts of one kind that may be taken. */
export interface OptionGroup {
  readonly label: string
  readonly options: readonly Instead[]
}

interface SwapViewProps {
  readonly state: SwapState
  readonly title: string
  readonly kind: 'change' | 'add'
  readonly groups: readonly OptionGroup[]
  readonly currency: string
  /** What is changed is held; else it is only chosen. */
  readonly held: boolean
  /** Null where it cannot be left out. */
  readonly onRemove: (() => void) | null
  readonly onAsk: (option: Instead) => void
  readonly onToggle: (part: number) => void
  readonly onAgree: () => void
  readonly onBack: () => void
  readonly onClose: () => void
}

/** Changing a part of what is held or chosen, at every step. */
export function SwapView(props: SwapViewProps) {
  const { title, state, onClose } = props
  return (
    <Dialog open title={title} onClose={onClose} foot={<Foot {...props} />}>
      {state.step === 'choosing' || state.step === 'asking' ? <Choices {...props} state={state} /> : <Sums {...props} state={state} />}
    </Dialog>
  )
}

type Choosing = Extract<SwapState, { step: 'choosing' | 'asking' }>

function Choices({ state, kind, title, groups, currency, held, onAsk, onRemove }: SwapViewProps & { readonly state: Choosing }) {
  const isAsked = (wanted: Instead | null) => state.step === 'asking' && state.wanted === wanted
  const offered = groups.filter(({ options }) => options.length > 0)
  return (
    <>
      {state.step === 'choosing' && state.message !== null && (
        <Note kind="care" live className="mb-3">
          {state.message} {held ? say`What you hold is unchanged.` : say`What you chose is unchanged.`}
        </Note>
      )}
      {offered.length === 0 && <p className="text-body text-ink-2">{say`Nothing else fits the rest of your trip.`}</p>}
      {offered.map(({ label, options }) => (
        <div key={label} className="mt-4 first:mt-0">
          {label !== title && <h3 className="text-small font-[620]">{label}</h3>}
          <OptionsList
            label={label}
            options={options}
            currency={currency}
            actionOf={(option) => (
              <Button
                size="small"
                busy={isAsked(option)}
                aria-label={kind === 'add' ? say`Add ${option.part.title}` : say`Choose ${option.part.title}`}
                onClick={() => onAsk(option)}
              >
                {kind === 'add' ? say`Add` : say`Choose`}
              </Button>
            )}
          />
        </div>
      ))}
      {onRemove && (
        <p className="mt-4">
          <Button size="small" busy={isAsked(null)} onClick={onRemove}>{say`Take it off your trip`}</Button>
        </p>
      )}
    </>
  )
}

type Summed = Exclude<SwapState, Choosing>

function Sums({ state, currency, held, onToggle }: SwapViewProps & { readonly state: Summed }) {
  const { wanted, quote, proposed, out, step } = state
  return (
    <>
      {wanted ? (
        <>
          <p className="text-body font-[620]">{wanted.part.title}</p>
          {wanted.part.bounds && (
            <ul className="grid gap-0.5 text-small">
              {wanted.part.bounds.map((bound) => (
                <BoundText key={bound.departs_at} bound={bound} />
              ))}
            </ul>
          )}
          <p className="text-small text-ink-2">{wanted.part.summary}</p>
        </>
      ) : (
        <p className="text-body">{say`It comes off your trip.`}</p>
      )}
      <FollowsList follows={proposed} out={out} currency={currency} busy={step !== 'asked'} onToggle={onToggle} />
      <dl className="mt-3" aria-busy={step === 'asking_again' || undefined}>
        <ReceiptLine label={say`Your total now`} amount={moneyText(quote.old_total, currency, 'all')} />
        <ReceiptLine label={say`Difference`} amount={differenceText(quote.difference, currency)} />
        <ReceiptLine label={say`Your new total`} amount={moneyText(quote.price.total, currency, 'all')} tone="strong" />
      </dl>
      {held && (
        <p className="mt-3 text-small text-ink-2">{say`Coupons and discounts are free to be applied again. The rest of your trip stays held until the same time.`}</p>
      )}
    </>
  )
}

function Foot({ state, kind, currency, onAgree, onBack, onClose }: SwapViewProps) {
  if (state.step === 'choosing' || state.step === 'asking') return <Button onClick={onClose}>{say`Keep what I have`}</Button>
  const total = moneyText(state.quote.price.total, currency, 'all')
  return (
    <div className="flex flex-wrap gap-3">
      <Button look="filled" busy={state.step !== 'asked'} onClick={onAgree}>
        {state.wanted === null ? say`Take it off for a total of ${total}` : kind === 'add' ? say`Add it for a total of ${total}` : say`Change for ${total}`}
      </Button>
      <Button onClick={onBack}>{say`Back`}</Button>
    </div>
  )
}
