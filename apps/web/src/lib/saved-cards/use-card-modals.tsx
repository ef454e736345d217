import { type ReactNode, useCallback, useState } from 'react'
import { useLazy } from '../../ui/use-lazy.ts'
import type { CardIntent, CardModalsProps } from './card-modals.tsx'

const loadModals = () => import('./card-modals.tsx').then(({ CardModals }) => CardModals)

/** The card modals, fetched when the first one is opened: `open({ act: 'delete', card })`, and `modal` is rendered in the page. */
export function useCardModals(props: Omit<CardModalsProps, 'intent' | 'onClose'>): { open: (intent: CardIntent) => void; modal: ReactNode } {
  const { Part, fetchPart } = useLazy(loadModals)
  const [intent, setIntent] = useState<CardIntent | null>(null)
  const open = useCallback(
    async (next: CardIntent) => {
      if (await fetchPart()) setIntent(next)
    },
    [fetchPart],
  )
  return {
    open: (next) => void open(next),
    modal: Part && intent ? <Part {...props} intent={intent} onClose={() => setIntent(null)} /> : null,
  }
}
