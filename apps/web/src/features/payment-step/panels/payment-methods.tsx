import { Lock } from 'lucide-react'
import { useId } from 'react'
import { moneyText } from '../../../lib/money.ts'
import type { Notice } from '../payment-machine.ts'
import type { Due } from '../payment-step-props.ts'
import type { NewCard } from '../use-new-card.ts'
import { ChallengeFailed } from './challenge-failed.tsx'
import { NewCardPanel } from './new-card-panel.tsx'
import { PaymentErrorPanel } from './payment-error-panel.tsx'

interface MethodsProps {
  readonly due: Due
  readonly card: NewCard
  readonly notice: Notice | null
  readonly providerText: string | null
  readonly locked: boolean
  readonly onDismiss: () => void
}

/** The panel of A2.11: its boxes are groups, divided by hairlines. */
export function PaymentMethods({ due, card, notice, providerText, locked, onDismiss }: MethodsProps) {
  const title = useId()
  return (
    <section aria-labelledby={title} className="mt-9 min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b-3 border-ink pb-3">
        <h2 id={title} className="font-text text-input font-[640] tracking-[0.02em]">
          PAYMENT METHODS
        </h2>
        <p className="flex items-center gap-2 text-caption text-ink-3">
          <Lock aria-hidden size={14} />
          Card details never reach us
        </p>
      </div>
      <div className="border border-t-0 border-rule-2 bg-sheet px-4 py-5 md:px-6">
        {notice?.kind === 'payment' && <PaymentErrorPanel onDismiss={onDismiss} />}
        {notice?.kind === 'challenge' && <ChallengeFailed />}
        {due.card > 0 ? <NewCardPanel card={card} locked={locked} providerText={providerText} /> : <NothingNow due={due} />}
      </div>
    </section>
  )
}

function NothingNow({ due }: { due: Due }) {
  const title = useId()
  return (
    <fieldset aria-labelledby={title}>
      <h3 id={title} className="font-text text-body font-[640]">
        Payment Methods
      </h3>
      <p className="mt-1 text-body">Nothing is charged now.{due.at_property > 0 && ` You pay ${moneyText(due.at_property, due.currency)} at the property.`}</p>
    </fieldset>
  )
}
