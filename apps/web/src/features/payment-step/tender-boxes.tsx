import { useCallback, useEffect, useState } from 'react'
import { useShell } from '../../lib/shell.ts'
import { fetchLate } from '../../ui/use-late.ts'
import { AskAgain } from './panels/ask-again.tsx'
import type { PaymentStepProps } from './payment-step-props.ts'
import { ClosedBoxes } from './tenders/panels/closed-boxes.tsx'
import { useAskSignIn } from './use-ask-sign-in.ts'

const loadPart = () => import('./tenders/tenders-part.tsx').then(({ TendersPart }) => TendersPart)
type Part = Awaited<ReturnType<typeof loadPart>>

const DEMO = 4

interface BoxesProps {
  readonly step: PaymentStepProps
  readonly locked: boolean
  readonly cardsPlace: Element | null
  readonly onDemo: () => void
  readonly onChanging: (isChanging: boolean) => void
}

/** The boxes above the card: closed for who has nothing to put in them, for whoever is signed in a late part, in the shape it will have. */
export function TenderBoxes({ step, locked, cardsPlace, onDemo, onChanging }: BoxesProps) {
  const { user } = useShell()
  const askSignIn = useAskSignIn()
  const { checkoutId, product, tenders, due, earns = null, onMoney, onStale } = step
  const isOwner = user !== null && user.usr_type !== DEMO
  const [Part, setPart] = useState<Part | null>(null)
  const [isOut, setOut] = useState(false)
  const fetchPart = useCallback(async () => {
    const part = await fetchLate(loadPart).catch(() => null)
    setPart(() => part)
    setOut(!part)
  }, [])
  useEffect(() => {
    if (isOwner) void fetchPart()
  }, [isOwner, fetchPart])
  if (!tenders || !onMoney) return null
  if (!isOwner) return <ClosedBoxes isDemo={user !== null} onUse={user ? onDemo : askSignIn} />
  if (!Part) {
    return (
      <>
        {isOut && (
          <AskAgain onAgain={() => void fetchPart()}>Your coupons, cash cards and points could not be fetched. They are safe, and a card still pays.</AskAgain>
        )}
        <ClosedBoxes onUse={null} />
      </>
    )
  }
  return (
    <Part
      key={user.user_id}
      {...{ checkoutId, due, earns, locked, cardsPlace, onMoney, onStale, onDemo, onChanging }}
      product={product.code}
      applied={tenders}
      onSignedOut={askSignIn}
    />
  )
}
