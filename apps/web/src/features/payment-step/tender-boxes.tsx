import type { CheckoutMoney, HeldElsewhere } from '@sojourn/contracts'
import { say } from '@sojourn/i18n'
import { type RefObject, useCallback, useEffect, useState } from 'react'
import { useShell } from '../../lib/shell.ts'
import { useLazy } from '../../ui/use-lazy.ts'
import { AskAgain } from './panels/ask-again.tsx'
import type { PaymentStepProps } from './payment-step-props.ts'
import type { TypedGate } from './tenders/apply-first.ts'
import { ClosedBoxes } from './tenders/panels/closed-boxes.tsx'
import { useAskSignIn } from './use-ask-sign-in.ts'
import { useOwner } from './use-owner.ts'

const loadPart = () => import('./tenders/tenders-part.tsx').then(({ TendersPart }) => TendersPart)

const NONE: readonly HeldElsewhere[] = []

interface BoxesProps {
  readonly step: PaymentStepProps
  readonly locked: boolean
  readonly cardsPlace: Element | null
  readonly onDemo: () => void
  readonly onChanging: (isChanging: boolean) => void
  readonly gate: RefObject<TypedGate | null>
  readonly onApplied: () => void
  /** `isOpen`: no booking waits for its payment any more. */
  readonly onMoney: (money: CheckoutMoney, isOpen: boolean) => void
}

/** The boxes above the card: closed for people without tenders, for signed-in people a lazy part, with a skeleton of its size. */
export function TenderBoxes({ step, ...rest }: BoxesProps) {
  const { user } = useShell()
  const owner = useOwner()
  const askSignIn = useAskSignIn()
  const { tenders, heldElsewhere = NONE } = step
  const { Part, fetchPart } = useLazy(loadPart)
  const [wanted, setWanted] = useState<string | null>(null)
  const [isOut, setOut] = useState(false)
  const ask = useCallback(() => void fetchPart().then((isHere) => setOut(!isHere)), [fetchPart])
  const isOwned = owner !== null
  useEffect(() => {
    if (isOwned) ask()
  }, [isOwned, ask])
  if (!tenders || !step.onMoney) return null
  if (!owner) return <ClosedBoxes isDemo={user !== null} onUse={user ? rest.onDemo : (title) => askSignIn(() => setWanted(title))} />
  if (Part) return <Part key={owner.user_id} {...{ ...step, ...rest, tenders, heldElsewhere, wanted }} onSignedOut={askSignIn} />
  return (
    <>
      {isOut && <AskAgain onAgain={ask}>{say`We couldn't load your coupons, cash cards and points. You can still pay by card.`}</AskAgain>}
      <ClosedBoxes onUse={null} />
    </>
  )
}
