import { useCallback, useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { useLate } from '../../ui/use-late.ts'
import { hasSurface } from './payment-machine.ts'
import type { SurfacesProps } from './payment-surfaces.tsx'

const loadSurfaces = () => import('./after-press.ts').then(({ PaymentSurfaces }) => PaymentSurfaces)

/** What stands over the page, fetched by whom it concerns. Out of reach it is said in its place, with a way to ask again: a booking may be under way. */
export function LateSurfaces(props: SurfacesProps) {
  const { Part, fetchPart } = useLate(loadSurfaces)
  const [isOut, setOut] = useState(false)
  const wanted = hasSurface(props.attempt)
  const ask = useCallback(async () => {
    setOut(false)
    setOut(!(await fetchPart()))
  }, [fetchPart])
  useEffect(() => {
    if (wanted && !Part) void ask()
  }, [wanted, Part, ask])
  // Whoever begins to type will press the button: the way on is then here, also over a line that breaks off.
  useEffect(() => {
    const ahead = () => void loadSurfaces().catch(() => {})
    document.addEventListener('focusin', ahead, { once: true })
    return () => document.removeEventListener('focusin', ahead)
  }, [])
  if (Part) return <Part {...props} />
  if (!wanted || !isOut) return null
  return (
    <Note
      kind="wrong"
      live
      action={
        <Button size="small" className="min-h-11" onClick={() => void ask()}>
          Try again
        </Button>
      }
    >
      What comes next could not be fetched. Please check your connection. Your booking is safe with us and nothing is charged twice.
    </Note>
  )
}
