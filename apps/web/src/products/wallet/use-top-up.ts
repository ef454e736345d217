import { moneyText } from '@sojourn/i18n'
import { type RefObject, useRef, useState } from 'react'
import { amountOf, faultsIn, giftOf, startOf, type TopUpErrors, type Typed } from './top-up.ts'
import { openTopUp, type TopUpRange } from './wallet-api.ts'

export interface TopUp {
  readonly typed: Typed
  readonly errors: TopUpErrors
  readonly working: boolean
  readonly problem: string | null
  readonly form: RefObject<HTMLFormElement | null>
  change(change: Partial<Typed>): void
  send(): void
}

/** The form's state, and the way to its checkout. What was typed stays, whatever is answered. */
export function useTopUp(range: TopUpRange, to: { onOpened: (checkoutId: string) => void; onSignedOut: () => void }): TopUp {
  const [typed, setTyped] = useState(() => startOf(range))
  const [errors, setErrors] = useState<TopUpErrors>({})
  const [working, setWorking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)

  const send = async () => {
    if (working) return
    const faults = faultsIn(typed, range, (amount) => moneyText(amount, range.currency))
    setErrors(faults)
    setProblem(null)
    const [first] = Object.keys(faults)
    if (first) return form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    setWorking(true)
    const answer = await openTopUp(amountOf(typed)!, range.currency, giftOf(typed))
    setWorking(false)
    if (answer.ok) return to.onOpened(answer.data.checkoutId)
    if (answer.status === 401) return to.onSignedOut()
    setProblem(answer.message)
  }
  return {
    typed,
    errors,
    working,
    problem,
    form,
    change(change) {
      setTyped({ ...typed, ...change })
      setErrors((known) => Object.fromEntries(Object.entries(known).filter(([field]) => !(field in change) && !('amount' in change && field === 'own'))))
    },
    send: () => void send(),
  }
}
