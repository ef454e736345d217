import { say } from '@sojourn/i18n'
import type { ReactNode } from 'react'
import { createContext, use, useCallback, useEffect, useState } from 'react'
import { Check } from './icons/check.tsx'
import { TriangleAlert } from './icons/triangle-alert.tsx'

interface Said {
  readonly id: number
  readonly text: string
  readonly ms: number
  readonly kind: ToastKind
}

export type ToastKind = 'done' | 'wrong'

const ToastContext = createContext<(text: string, ms?: number, kind?: ToastKind) => void>(() => {})

/** `const toast = useToast(); toast('CASH RELEASED SUCCESSFULLY')`: shown 5 s, then readable in the list of messages. `toast(text, 0)` only adds it there. */
export const useToast = () => use(ToastContext)

/** Holds what was said. The bar is a live region; what has cleared can be read again under "Messages" at the foot of the page. */
export function Toasts({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState<readonly Said[]>([])
  const [shown, setShown] = useState<Said | null>(null)
  const toast = useCallback((text: string, ms = 5000, kind: ToastKind = 'done') => {
    const next = { id: Date.now() + Math.random(), text, ms, kind }
    setSaid((all) => [...all.slice(-9), next])
    if (ms > 0) setShown(next)
  }, [])
  useEffect(() => {
    if (!shown) return
    const timer = setTimeout(() => setShown(null), shown.ms)
    return () => clearTimeout(timer)
  }, [shown])
  return (
    <ToastContext value={toast}>
      {children}
      <div
        role="status"
        aria-live="polite"
        className="pointer-events-none fixed inset-x-0 bottom-[calc(var(--foot-bar,0px)+1.25rem)] z-40 flex justify-center px-5"
      >
        {shown && <ToastBar text={shown.text} kind={shown.kind} />}
      </div>
      {said.length > 0 && (
        <details className="page-width pb-6 text-caption text-ink-2">
          <summary className="py-2">{say`Messages (${said.length})`}</summary>
          <ul>
            {said.map((one) => (
              <li key={one.id}>{one.text}</li>
            ))}
          </ul>
        </details>
      )}
    </ToastContext>
  )
}

/** The ink bar itself. */
export function ToastBar({ text, kind = 'done' }: { text: string; kind?: ToastKind }) {
  const Sign = kind === 'done' ? Check : TriangleAlert
  return (
    <div className="flex min-h-12 items-center gap-3 bg-ink px-4.5 py-3 text-body font-[540] text-paper">
      <Sign aria-hidden size={18} className="shrink-0" />
      {text}
    </div>
  )
}
