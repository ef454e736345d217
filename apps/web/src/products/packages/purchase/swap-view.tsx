import { moneyText, say } from '@sojourn/i18n'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Note } from '../../../ui/note.tsx'
import { ReceiptLine } from '../../../ui/receipt.tsx'
import { OptionsList } from '../details/options-list.tsx'
import { differenceText } from '../package-words.ts'
import type { Instead } from '../packages-api.ts'
import type { SwapState } from './swap-steps.ts'

interface SwapViewProps {
  readonly state: SwapState
  readonly title: string
  /** What could take its place. */
  readonly options: readonly Instead[]
  readonly currency: string
  readonly onAsk: (option: Instead) => void
  readonly onAgree: () => void
  readonly onBack: () => void
  readonly onClose: () => void
}

/** Changing a part of what is held, at every step. */
export function SwapView({ state, title, options, currency, onAsk, onAgree, onBack, onClose }: SwapViewProps) {
  return (
    <Dialog open title={title} onClose={onClose} foot={<Foot state={state} currency={currency} onAgree={onAgree} onBack={onBack} onClose={onClose} />}>
      <Body state={state} title={title} options={options} currency={currency} onAsk={onAsk} />
    </Dialog>
  )
}

function Body({ state, title, options, currency, onAsk }: Pick<SwapViewProps, 'state' | 'title' | 'options' | 'currency' | 'onAsk'>) {
  switch (state.step) {
    case 'choosing':
    case 'asking':
      return (
        <>
          {state.step === 'choosing' && state.message !== null && (
            <Note kind="care" live className="mb-3">
              {state.message} {say`What you hold is unchanged.`}
            </Note>
          )}
          {options.length === 0 ? (
            <p className="text-body text-ink-2">{say`Nothing else fits the rest of your trip.`}</p>
          ) : (
            <OptionsList
              label={title}
              options={options}
              currency={currency}
              actionOf={(option) => (
                <Button
                  size="small"
                  busy={state.step === 'asking' && state.option === option}
                  aria-label={say`Choose ${option.part.title}`}
                  onClick={() => onAsk(option)}
                >{say`Choose`}</Button>
              )}
            />
          )}
        </>
      )
    case 'asked':
    case 'swapping':
      return (
        <>
          <p className="text-body font-[620]">{state.option.part.title}</p>
          <p className="text-small text-ink-2">{state.option.part.summary}</p>
          <dl className="mt-3">
            <ReceiptLine label={say`Your total now`} amount={moneyText(state.quote.old_total, currency, 'all')} />
            <ReceiptLine label={say`Difference`} amount={differenceText(state.quote.difference, currency)} />
            <ReceiptLine label={say`Your new total`} amount={moneyText(state.quote.price.total, currency, 'all')} tone="strong" />
          </dl>
          <p className="mt-3 text-small text-ink-2">{say`Coupons and discounts are free to be applied again. The rest of your trip stays held until the same time.`}</p>
        </>
      )
  }
}

function Foot({ state, currency, onAgree, onBack, onClose }: Omit<SwapViewProps, 'title' | 'options' | 'onAsk'>) {
  if (state.step !== 'asked' && state.step !== 'swapping') return <Button onClick={onClose}>{say`Keep what I have`}</Button>
  return (
    <div className="flex flex-wrap gap-3">
      <Button look="filled" busy={state.step === 'swapping'} onClick={onAgree}>{say`Change for ${moneyText(state.quote.price.total, currency, 'all')}`}</Button>
      <Button onClick={onBack}>{say`Back`}</Button>
    </div>
  )
}
