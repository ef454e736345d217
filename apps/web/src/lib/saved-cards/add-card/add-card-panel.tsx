import { say } from '@sojourn/i18n'
import { ChallengePanel } from '../../card-fields/challenge-panel.tsx'
import { useCardFields } from '../../card-fields/use-card-fields.ts'
import type { CardAccess } from '../saved-cards-api.ts'
import type { SavedCards } from '../use-saved-cards.ts'
import { AddCardView } from './add-card-view.tsx'
import { type AddOver, useAddCard } from './use-add-card.ts'
import { useCardForm } from './use-card-form.ts'

interface AddProps {
  readonly access: CardAccess
  readonly cards: SavedCards
  readonly bare?: boolean
  readonly onCancel: () => void
  readonly onOver: (over: AddOver) => void
}

/** The form and, where the bank asks, its page over it. Cards of PG_01 have no nick name. */
export function AddCardPanel({ access, cards, bare, onCancel, onOver }: AddProps) {
  const fields = useCardFields({ url: access.gatewayUrl, publishableKey: access.publishableKey })
  const form = useCardForm(fields, access.gateway !== 'PG_01')
  const { state, send, leave } = useAddCard(fields, cards, onOver)
  const save = () => {
    const typed = form.read()
    if (typed) send(typed)
  }
  return (
    <>
      <AddCardView
        form={form}
        bare={bare}
        working={state.step !== 'typing'}
        problem={state.step === 'typing' ? state.problem : null}
        onSave={save}
        onCancel={onCancel}
      />
      {state.step === 'challenged' && (
        <ChallengePanel url={state.url} lead={say`Your bank confirms that the card is yours. Nothing is charged.`} onLeave={leave} />
      )}
    </>
  )
}
