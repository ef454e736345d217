import { say } from '@sojourn/i18n'
import type { ReactNode } from 'react'
import { X } from '../../../ui/icons/x.tsx'

interface MapCardProps {
  readonly name: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The frame of what was chosen on a map, at its foot. */
export function MapCard({ name, onClose, children }: MapCardProps) {
  return (
    <div role="status" className="map-card">
      <div className="min-w-0 flex-1">{children}</div>
      <button type="button" aria-label={say`Close ${name}`} onClick={onClose} className="icon-button shrink-0">
        <X aria-hidden size={18} />
      </button>
    </div>
  )
}
