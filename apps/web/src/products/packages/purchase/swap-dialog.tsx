import { say } from '@sojourn/i18n'
import { useState } from 'react'
import { type Instead, swapHeld } from '../packages-api.ts'
import { quoted, type SwapState, swapped } from './swap-steps.ts'
import { SwapView } from './swap-view.tsx'

interface SwapDialogProps {
  readonly checkoutId: string
  /** Which part it is, from 0, and what it is called. */
  readonly at: number
  readonly title: string
  readonly options: readonly Instead[]
  readonly currency: string
  readonly onClose: () => void
  readonly onSwapped: (taken: Instead) => void
}

/** Shows what could take the place of a part that is held, then the old and the new sum, then holds it instead at exactly that. */
export function SwapDialog({ checkoutId, at, title, options, currency, onClose, onSwapped }: SwapDialogProps) {
  const [state, setState] = useState<SwapState>({ step: 'choosing', message: null })
  const ask = async (option: Instead) => {
    if (state.step !== 'choosing') return
    setState({ step: 'asking', option })
    setState(quoted(option, await swapHeld(checkoutId, at + 1, option.part)))
  }
  const agree = async () => {
    if (state.step !== 'asked') return
    const { option, quote } = state
    setState({ step: 'swapping', option, quote })
    const next = swapped(option, await swapHeld(checkoutId, at + 1, option.part, quote.price.total))
    if (next) setState(next)
    else onSwapped(option)
  }
  return (
    <SwapView
      state={state}
      title={say`Instead of ${title}`}
      options={options}
      currency={currency}
      onAsk={(option) => void ask(option)}
      onAgree={() => void agree()}
      onBack={() => setState({ step: 'choosing', message: null })}
      onClose={onClose}
    />
  )
}
