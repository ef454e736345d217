import { useEffect, useState } from 'react'
import type { Answer, ChosenPart, Instead, PartSwap, Swapped } from '../packages-api.ts'
import { alsoOf, insteadOf, quoted, type SwapState, swapped, toggled, type Wanted } from './swap-steps.ts'
import { type OptionGroup, SwapView } from './swap-view.tsx'

/** What is asked of a change: what it costs with all that it brings along, or with the total that was agreed to. */
export type AskSwap = (instead: ChosenPart | null, also: PartSwap[] | undefined, consentedTotal?: number) => Promise<Answer<Swapped>>

interface SwapDialogProps {
  readonly title: string
  readonly kind: 'change' | 'add'
  readonly groups: readonly OptionGroup[]
  readonly currency: string
  /** It may be left out altogether. */
  readonly removable?: boolean
  /** Chosen already: both sums come first, and going back ends it. */
  readonly first?: Instead
  readonly ask: AskSwap
  /** Whether it is held: what was agreed to is asked for by its total. */
  readonly held: boolean
  readonly onClose: () => void
  readonly onSwapped: (quote: Swapped) => void
}

/** Shows what could take the place of a part or be added, then the old and the new sum with what follows of it, then takes it at exactly that. */
export function SwapDialog({ title, kind, groups, currency, removable = false, first, ask, held, onClose, onSwapped }: SwapDialogProps) {
  const [state, setState] = useState<SwapState>(first ? { step: 'asking', wanted: first } : { step: 'choosing', message: null })
  const choose = async (wanted: Wanted) => {
    if (state.step !== 'choosing') return
    setState({ step: 'asking', wanted })
    setState(quoted(wanted, await ask(insteadOf(wanted), undefined)))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, for what was chosen before it opened
  useEffect(() => {
    let isCurrent = true
    if (first) void ask(insteadOf(first), undefined).then((answer) => isCurrent && setState(quoted(first, answer)))
    return () => {
      isCurrent = false
    }
  }, [])
  const toggle = async (part: number) => {
    if (state.step !== 'asked') return
    const next = toggled(state, part)
    setState({ ...next, step: 'asking_again' })
    setState(quoted(next.wanted, await ask(insteadOf(next.wanted), alsoOf(next)), next))
  }
  const agree = async () => {
    if (state.step !== 'asked') return
    if (!held) return onSwapped(state.quote)
    setState({ ...state, step: 'swapping' })
    const answer = await ask(insteadOf(state.wanted), alsoOf(state), state.quote.price.total)
    const next = swapped(state, answer)
    if (next) setState(next)
    else if (answer.ok) onSwapped(answer.data)
  }
  return (
    <SwapView
      state={state}
      title={title}
      kind={kind}
      groups={groups}
      currency={currency}
      held={held}
      onRemove={removable ? () => void choose(null) : null}
      onAsk={(option) => void choose(option)}
      onToggle={(part) => void toggle(part)}
      onAgree={() => void agree()}
      onBack={() => (first ? onClose() : setState({ step: 'choosing', message: null }))}
      onClose={onClose}
    />
  )
}
