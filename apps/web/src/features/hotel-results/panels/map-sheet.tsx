import { X } from 'lucide-react'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { AtlasMap } from '../../../ui/map/atlas-map.tsx'
import type { Size } from '../../../ui/map/camera.ts'
import { useModal } from '../../../ui/use-modal.ts'
import { bareGround, mapPins } from '../map-pins.ts'
import { MapCard } from './map-card.tsx'
import type { StayMapProps } from './stay-map.tsx'

/** The map on the whole screen, or nearly: the same pins, and the card of the chosen house at its foot. */
export function MapSheet({ found, ground, stay, pointed, onPoint, onClose }: StayMapProps & { readonly onClose: () => void }) {
  const { props, inPage } = useModal(true, onClose)
  const titleId = useId()
  const place = useRef<HTMLDivElement>(null)
  const size = useSize(place)
  const pins = useMemo(() => mapPins(found), [found])
  const [chosen, setChosen] = useState<string | null>(null)
  const title = `Stays in ${found.destination.name}`
  return (
    <dialog {...props} aria-labelledby={titleId} className={inPage ? 'map-sheet dialog-in-page' : 'map-sheet'}>
      <div className="flex items-center justify-between gap-4 py-2.5 ps-5 pe-3">
        <h2 id={titleId} className="text-h3">
          {title}
        </h2>
        <button type="button" aria-label="Close" onClick={onClose} className="icon-button">
          <X aria-hidden size={20} />
        </button>
      </div>
      <div ref={place} className="map-sheet-place">
        {size && (
          <div className="absolute inset-0">
            <AtlasMap
              ground={ground ?? bareGround(pins, found)}
              pins={pins}
              size={size}
              whole
              label={`Map: ${title}. Arrow keys go from one to the next.`}
              pointed={pointed ?? chosen}
              onPoint={(id) => {
                onPoint(id)
                if (id === null) setChosen(null)
              }}
              onOpen={(id) => {
                onPoint(id)
                setChosen(id)
              }}
            />
          </div>
        )}
        {chosen && (
          <div className="map-sheet-card">
            <MapCard found={found} stay={stay} hotelId={chosen} onClose={() => setChosen(null)} />
          </div>
        )}
      </div>
    </dialog>
  )
}

/** The room that an element has, in whole pixels, as it changes. */
function useSize(ref: React.RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => {
      const { width, height } = element.getBoundingClientRect()
      setSize({ width: Math.max(200, Math.round(width)), height: Math.max(200, Math.round(height)) })
    }
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    return () => watch.disconnect()
  }, [ref])
  return size
}
