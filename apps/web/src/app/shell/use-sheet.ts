import { type RefObject, useCallback, useEffect } from 'react'

/** Closes the `details` that a sheet is in: by Escape, with the focus back on what opened it, and by a click elsewhere. */
export function useSheet(sheet: RefObject<HTMLElement | null>): () => void {
  const close = useCallback(() => {
    const details = sheet.current?.closest('details')
    if (details) details.open = false
  }, [sheet])
  useEffect(() => {
    const details = sheet.current?.closest('details')
    const leave = (event: KeyboardEvent | PointerEvent) => {
      if (!details?.open) return
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return
        details.querySelector('summary')?.focus()
        close()
      } else if (!details.contains(event.target as Node)) close()
    }
    document.addEventListener('keydown', leave)
    document.addEventListener('pointerdown', leave)
    return () => {
      document.removeEventListener('keydown', leave)
      document.removeEventListener('pointerdown', leave)
    }
  }, [sheet, close])
  return close
}
