import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { applyInTurn, type TypedGate } from './apply-first.ts'
import type { TendersStore } from './create-tenders.ts'
import { ApplyFirstDialog } from './panels/apply-first-dialog.tsx'
import type { TypedBox } from './tenders-state.ts'
import { unappliedIn } from './unapplied.ts'

type Asked = { readonly boxes: readonly TypedBox[]; readonly pay: () => void; readonly busy: boolean }

/**
 * Stands between the button that pays and the payment where something is typed and not applied: asks once, with the dialog that is returned. Applied, the button
 * has the focus again and the new amount is on the page; not applied, the field has it, with what was wrong below.
 */
export function useApplyFirst(store: TendersStore, gate: RefObject<TypedGate | null>, onApplied: () => void): ReactNode {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [refused, setRefused] = useState<{ readonly box: TypedBox } | null>(null)
  // After the dialog has given the focus back to the button: cleanups run before effects.
  useEffect(() => {
    if (refused) document.querySelector<HTMLInputElement>(`input[name="${refused.box}"]`)?.focus()
  }, [refused])
  useEffect(() => {
    gate.current = {
      asksFirst(pay) {
        const boxes = unappliedIn(store.snapshot())
        if (boxes.length > 0) setAsked({ boxes, pay, busy: false })
        return boxes.length > 0
      },
    }
    return () => {
      gate.current = null
    }
  }, [store, gate])
  if (!asked) return null
  const { boxes, pay, busy } = asked
  const apply = async () => {
    setAsked({ ...asked, busy: true })
    const box = await applyInTurn(store, boxes)
    setAsked(null)
    if (!box) return onApplied()
    setRefused({ box })
  }
  const skip = () => {
    store.send({ type: 'passed' })
    setAsked(null)
    pay()
  }
  return (
    <ApplyFirstDialog state={store.snapshot()} boxes={boxes} busy={busy} onApply={() => void apply()} onSkip={skip} onBack={() => busy || setAsked(null)} />
  )
}
